/** What each technology looks like on its card, standing on a ground at 124 of a print 400 wide. */
import type { ReactNode } from 'react'

const BRICK = 'var(--kaki)'
const ROOF = 'var(--ai)'
const WALL = 'var(--washi)'
const LIGHT = 'var(--coin)'
const GREEN = 'var(--matsu)'
const DARK = 'var(--sumi-light)'

const Wheel = ({ x, y = 126, r = 11 }: { readonly x: number; readonly y?: number; readonly r?: number }) => (
  <>
    <circle cx={x} cy={y} r={r} fill={DARK} />
    <circle cx={x} cy={y} r={r / 3} fill={WALL} />
  </>
)

/** A house with a hipped roof and a row of windows. */
const Hall = ({
  x,
  wide,
  windows,
}: {
  readonly x: number
  readonly wide: number
  readonly windows: number
}) => (
  <>
    <path d={`M${x} 60H${x + wide}V124H${x}Z`} fill={WALL} />
    <path d={`M${x - 12} 62L${x + 14} 38H${x + wide - 14}L${x + wide + 12} 62Z`} fill={ROOF} />
    {Array.from({ length: windows }, (_, at) => (
      <path
        key={at}
        d={`M${x + ((at + 0.5) * wide) / windows - 9} 98V80Q${x + ((at + 0.5) * wide) / windows} 70 ${x + ((at + 0.5) * wide) / windows + 9} 80V98Z`}
        fill={LIGHT}
      />
    ))}
  </>
)

const Lamp = ({ x, children }: { readonly x: number; readonly children: ReactNode }) => (
  <>
    <path d={`M${x} 124V50M${x - 10} 124H${x + 10}M${x - 14} 56H${x + 14}`} fill="none" strokeWidth="4" />
    {children}
  </>
)

export const MOTIFS: Readonly<Record<string, ReactNode>> = {
  station: (
    <>
      <Hall x={50} wide={150} windows={4} />
      <path d="M105 38V18H145V38Z" fill={BRICK} />
      <path d="M99 20L125 4L151 20Z" fill={ROOF} />
      <circle cx="125" cy="29" r="7" fill={WALL} />
      <path d="M200 68L262 76V82H200Z" fill={ROOF} />
      <path d="M256 92H312V128H256Z" fill={ROOF} />
      <path d="M264 98H280V110H264ZM288 98H304V110H288Z" fill={LIGHT} />
      <path d="M312 102H366Q374 102 374 112V128H312ZM346 102V82H362V102Z" fill={GREEN} />
      <Wheel x={272} y={130} />
      <Wheel x={298} y={130} />
      <Wheel x={330} y={130} />
      <Wheel x={356} y={130} />
      <path d="M0 142H400" strokeWidth="3" />
    </>
  ),
  tramway: (
    <>
      <path d="M0 22H400M180 22L214 50" fill="none" />
      <path d="M120 52H280V118H120Z" fill={BRICK} />
      <path d="M112 44H288V54H112Z" fill={ROOF} />
      <path d="M132 62H158V88H132ZM168 62H194V88H168ZM206 62H232V88H206ZM242 62H268V88H242Z" fill={LIGHT} />
      <path d="M120 98H280" fill="none" />
      <Wheel x={156} />
      <Wheel x={244} />
      <path d="M0 138H400" strokeWidth="3" />
    </>
  ),
  stagecoach: (
    <>
      <path d="M120 60Q120 50 132 50H222Q234 50 234 62V96Q228 112 212 112H142Q124 110 120 96Z" fill={BRICK} />
      <path d="M150 60H204V84H150Z" fill={LIGHT} />
      <path d="M234 88H262V100H238M262 100L318 96" fill="none" strokeWidth="3" />
      <path
        d="M282 120V96Q284 84 300 84H330L344 66L352 70L350 80L342 86V120H334V102H296L292 120Z"
        fill={DARK}
      />
      <Wheel x={146} y={120} r={18} />
      <Wheel x={212} y={122} r={14} />
    </>
  ),
  'electric-light': (
    <>
      <circle cx="200" cy="44" r="40" fill={LIGHT} fillOpacity="0.4" stroke="none" />
      <circle cx="200" cy="44" r="25" fill={LIGHT} fillOpacity="0.6" stroke="none" />
      <Lamp x={200}>
        <path d="M190 52Q180 36 192 26H208Q220 36 210 52Z" fill={WALL} />
        <path d="M196 48V38L200 44L204 38V48" fill="none" />
      </Lamp>
      <path d="M40 124V74H120V124ZM280 124V68H364V124Z" fill={WALL} />
      <path d="M34 76L50 58H110L126 76ZM274 70L292 50H352L370 70Z" fill={ROOF} />
    </>
  ),
  'gas-light': (
    <>
      {[110, 200, 290].map((x) => (
        <Lamp key={x} x={x}>
          <path d={`M${x - 11} 50L${x - 15} 28H${x + 15}L${x + 11} 50Z`} fill={LIGHT} />
          <path d={`M${x - 18} 28L${x} 14L${x + 18} 28Z`} fill={ROOF} />
        </Lamp>
      ))}
    </>
  ),
  telegraph: (
    <>
      <path
        d="M60 124V24M40 34H80M46 48H74M200 124V30M182 38H218M188 50H212M320 124V36M306 43H334M310 53H330"
        fill="none"
        strokeWidth="4"
      />
      <path
        d="M-10 40Q20 52 42 33Q120 70 184 37Q260 64 308 42Q370 60 410 44M76 33Q140 66 216 37Q270 62 332 42"
        fill="none"
        strokeWidth="1.2"
      />
    </>
  ),
  telephone: (
    <>
      <path d="M160 20H240V124H160Z" fill={BRICK} />
      <path d="M170 84H230V112H170Z" fill={WALL} />
      <circle cx="184" cy="40" r="11" fill={LIGHT} />
      <circle cx="216" cy="40" r="11" fill={LIGHT} />
      <path d="M192 64H208L220 76H180Z" fill={DARK} />
      <path d="M160 66Q140 70 142 96Q144 114 128 116" fill="none" />
      <path d="M146 44H158V74H146Z" fill={DARK} />
    </>
  ),
  newspaper: (
    <>
      <path d="M112 44L268 30L282 116L126 132Z" fill={WALL} />
      <path d="M126 54L258 42" strokeWidth="7" />
      <path
        d="M130 72L186 67M132 82L188 77M134 92L190 87M136 102L192 97M202 92L268 86M204 102L270 96M206 112L272 106"
        fill="none"
      />
      <path d="M200 66L262 60L265 80L203 86Z" fill="var(--wash-water)" />
    </>
  ),
  letterpress: (
    <>
      <path d="M130 124V40H146V124ZM254 124V40H270V124ZM122 30H278V44H122Z" fill={DARK} />
      <path d="M194 44V66H206V44M172 34V20H228V34" fill={LIGHT} />
      <path d="M156 66H244V78H156Z" fill={ROOF} />
      <path d="M140 100H260V112H140Z" fill={BRICK} />
      <path d="M160 92H240V100H160Z" fill={WALL} />
    </>
  ),
  'postal-service': (
    <>
      <path d="M92 124V52Q92 36 120 36Q148 36 148 52V124Z" fill={BRICK} />
      <path d="M104 60H136V66H104Z" fill={DARK} />
      <path d="M196 58H306V118H196Z" fill={WALL} />
      <path d="M196 58L251 94L306 58" fill="none" />
      <path d="M282 66H298V84H282Z" fill={ROOF} />
    </>
  ),
  'textile-mill': (
    <>
      <path d="M60 124V76L100 58V76L140 58V76L180 58V124Z" fill={BRICK} />
      <path d="M190 124L196 24H210L216 124Z" fill={BRICK} />
      <path d="M204 22Q220 6 240 12Q262 2 280 14Q256 24 236 20Q222 28 204 22Z" fill="var(--wash-roof)" />
      <path d="M250 84H330V92H250ZM250 116H330V124H250Z" fill={DARK} />
      <path d="M258 92H322V116H258Z" fill="var(--sakura)" />
      <path d="M258 98H322M258 104H322M258 110H322" fill="none" />
    </>
  ),
  brickyard: (
    <>
      <path d="M70 124V84Q110 34 150 84V124Z" fill={BRICK} />
      <path d="M96 124V104Q110 90 124 104V124Z" fill={DARK} />
      {[0, 1, 2, 3].map((row) => (
        <path
          key={row}
          d={Array.from(
            { length: 5 - row },
            (_, at) => `M${200 + row * 16 + at * 32} ${110 - row * 14}h30v12h-30z`,
          ).join('')}
          fill={row % 2 ? 'var(--sakura)' : BRICK}
        />
      ))}
    </>
  ),
  winery: (
    <>
      <path d="M90 50H190Q204 86 190 124H90Q76 86 90 50Z" fill={BRICK} />
      <path d="M84 66H196M82 106H198" fill="none" strokeWidth="4" />
      <path d="M240 124V74Q240 64 250 60V32H266V60Q276 64 276 74V124Z" fill={GREEN} />
      <path d="M244 84H272V108H244Z" fill={WALL} />
      <path d="M304 66H340Q340 90 324 92V118M312 120H336" fill="none" strokeWidth="2.4" />
    </>
  ),
  university: (
    <>
      <path d="M110 70H290V124H110Z" fill={WALL} />
      <path d="M98 70L200 26L302 70Z" fill={ROOF} />
      <path
        d="M130 72V122M158 72V122M186 72V122M214 72V122M242 72V122M270 72V122"
        fill="none"
        strokeWidth="5"
      />
      <path d="M96 124H304" strokeWidth="4" />
      <circle cx="200" cy="54" r="8" fill={LIGHT} />
    </>
  ),
  'language-school': (
    <>
      <path d="M84 24H316V98H84Z" fill={GREEN} />
      <path d="M84 24H316V98H84Z" fill="none" strokeWidth="5" />
      <text
        x="200"
        y="76"
        textAnchor="middle"
        fontSize="44"
        fontFamily="var(--title)"
        stroke="none"
        fill="var(--kinari)"
      >
        A B C
      </text>
      <path d="M110 98L96 124M290 98L304 124M150 98V106H190V98" fill="none" strokeWidth="4" />
    </>
  ),
  'patent-office': (
    <>
      <path d="M140 16H250L270 36V126H140Z" fill={WALL} />
      <path d="M156 46H250M156 58H250M156 70H228M156 82H240" fill="none" />
      <path d="M222 104L212 136L226 128L240 136L232 104" fill={BRICK} />
      <circle cx="227" cy="98" r="17" fill={LIGHT} />
    </>
  ),
  'stock-market': (
    <>
      <Hall x={60} wide={170} windows={4} />
      <path d="M138 124V104H152V124Z" fill={DARK} />
      <circle cx="290" cy="92" r="34" fill={LIGHT} />
      <circle cx="290" cy="92" r="27" fill="none" />
      <path d="M282 84H298V100H282Z" fill={WALL} />
    </>
  ),
  exhibition: (
    <>
      <path d="M60 84H340V124H60Z" fill={WALL} />
      <path d="M140 84Q200 10 260 84Z" fill="var(--wash-water)" />
      <path d="M200 46V84M170 62V84M230 62V84M150 74H250" fill="none" />
      <path d="M200 46V14L222 20L200 26M84 84V56L102 61L84 66M316 84V56L334 61L316 66" fill={BRICK} />
      <path
        d="M80 124V102Q92 90 104 102V124ZM120 124V102Q132 90 144 102V124ZM256 124V102Q268 90 280 102V124ZM296 124V102Q308 90 320 102V124Z"
        fill={LIGHT}
      />
      <path d="M184 124V98Q200 82 216 98V124Z" fill={DARK} />
    </>
  ),
  ball: (
    <>
      <path d="M40 124V30H360V124Z" fill={WALL} />
      <path d="M60 124V70Q84 40 108 70V124ZM292 124V70Q316 40 340 70V124Z" fill="var(--ai-pale)" />
      <path
        d="M200 0V22M170 34Q200 54 230 34M170 34V26M230 34V26M200 46V22M185 40V30M215 40V30"
        fill="none"
        strokeWidth="3"
      />
      {[170, 185, 200, 215, 230].map((x) => (
        <circle key={x} cx={x} cy={24} r="5" fill={LIGHT} />
      ))}
      <path d="M176 124L186 84H202L222 124Z" fill="var(--sakura)" />
      <circle cx="194" cy="76" r="9" fill={WALL} />
      <path d="M206 124V90H224V124Z" fill={DARK} />
      <circle cx="215" cy="76" r="9" fill={WALL} />
    </>
  ),
  'mining-engineering': (
    <>
      <path d="M40 124Q90 30 170 28Q240 30 280 124Z" fill="var(--wash-rose)" />
      <path d="M110 124V84Q144 56 178 84V124Z" fill={DARK} />
      <path d="M106 124V80H118V124M170 124V80H182V124M100 72H188V82H100Z" fill={BRICK} />
      <path d="M236 92H330L318 118H248Z" fill={ROOF} />
      <path d="M244 92Q258 70 276 80Q294 62 308 78Q322 78 322 92Z" fill={BRICK} />
      <Wheel x={262} />
      <Wheel x={306} />
      <path d="M120 138H400" strokeWidth="3" />
    </>
  ),
  achievement: (
    <>
      <path d="M120 124V44H136V124ZM264 124V44H280V124Z" fill={BRICK} />
      <path d="M96 30Q200 44 304 30L300 46Q200 56 100 46ZM112 60H288V70H112Z" fill={BRICK} />
      <path d="M176 78H224V112L200 102L176 112Z" fill={LIGHT} />
    </>
  ),
}
