/** Buttons and links as cut paper. */
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'

export type Weight = 'ask' | 'ink' | 'paper' | 'quiet'

export const Button = ({
  weight = 'paper',
  ...rest
}: ComponentProps<'button'> & { readonly weight?: Weight }) => (
  <button type="button" {...rest} className={`button button-${weight} ${rest.className ?? ''}`} />
)

export const LinkButton = ({
  to,
  weight = 'paper',
  children,
}: {
  readonly to: string
  readonly weight?: Weight
  readonly children: ReactNode
}) => (
  <Link href={to} className={`button button-${weight}`}>
    {children}
  </Link>
)

/** The seal of the house. */
export const Seal = ({ size = 44 }: { readonly size?: number }) => (
  <svg className="seal" width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
    <rect width="44" height="44" rx="3" fill="var(--shu)" />
    <g fill="var(--on-shu)" fontFamily="var(--title)" fontWeight="700" fontSize="16" textAnchor="middle">
      <text x="22" y="19">
        町
      </text>
      <text x="22" y="36">
        家
      </text>
    </g>
  </svg>
)
