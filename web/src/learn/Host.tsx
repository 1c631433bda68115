/** The host of the house, with the hand that shows. */
import { memo } from 'react'

export const Host = memo(() => (
  <svg className="lesson-host" viewBox="0 0 320 328" aria-hidden>
    <g
      transform="translate(14 0)"
      stroke="#1d1b18"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M70 330Q60 236 108 176Q128 156 168 152Q214 152 238 178Q284 232 300 330Z" fill="#5d6f8f" />
      <path d="M108 176Q92 250 98 330M238 178Q262 250 256 330" fill="none" />
      <path d="M128 160L170 226L212 158L196 146H146Z" fill="#fbf7ec" />
      <path d="M138 156L170 210L204 154" fill="none" />
      <path d="M96 262Q180 282 270 258L276 300Q180 322 92 304Z" fill="#d0793a" />
      <path d="M168 272L192 270L190 312L168 314Z" fill="#eadfc4" />
      <path d="M118 176Q70 168 34 140L6 152Q12 190 54 216Q84 234 118 232Z" fill="#5d6f8f" />
      <path d="M34 140L6 152Q8 172 22 188Q36 166 34 140Z" fill="#27406b" />
      <path
        d="M228 178Q268 216 264 262Q258 286 226 288L206 276Q214 262 222 258Q206 222 208 200Z"
        fill="#5d6f8f"
      />
      <path d="M206 276Q196 270 188 276Q190 288 208 288Z" fill="#f0d9bd" />
      <path d="M152 124H188V156Q170 172 152 156Z" fill="#f0d9bd" />
      <path d="M132 86Q130 48 170 46Q210 48 208 88Q206 132 172 140Q136 134 132 86Z" fill="#f0d9bd" />
      <path
        d="M130 96Q118 44 168 34Q222 36 212 98Q204 72 186 62Q164 78 138 70Q132 80 130 96Z"
        fill="#1d1b18"
      />
      <path d="M150 38Q146 12 172 10Q198 12 192 38Z" fill="#1d1b18" />
      <path d="M138 22L206 16" stroke="#b08d3c" strokeWidth="4" />
      <path d="M146 96Q152 92 158 96M180 95Q187 91 193 95" fill="none" strokeWidth="2.4" />
      <path d="M168 98Q163 110 169 112" fill="none" strokeWidth="1.6" />
      <path d="M160 124Q169 129 178 123" fill="none" stroke="#8c2a3a" strokeWidth="3" />
      <path d="M24 146Q10 132 18 120Q28 112 40 124L46 140Z" fill="#f0d9bd" />
      <path d="M18 122L30 130M22 116L35 125" fill="none" strokeWidth="1.5" />
    </g>
  </svg>
))
