/** Buttons and links as cut paper. */
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'

export type Weight = 'ask' | 'ink' | 'paper' | 'quiet'

export const Button = ({
  weight = 'paper',
  ...rest
}: ComponentProps<'button'> & { readonly weight?: Weight }) => (
  <button type="button" {...rest} className={`button cut-paper button-${weight} ${rest.className ?? ''}`} />
)

export const LinkButton = ({
  to,
  weight = 'paper',
  label,
  children,
}: {
  readonly to: string
  readonly label?: string
  readonly weight?: Weight
  readonly children: ReactNode
}) => (
  <Link href={to} className={`button cut-paper button-${weight}`} aria-label={label}>
    {children}
  </Link>
)

/** The seal of the house. */
export const Seal = ({ size = 44 }: { readonly size?: number }) => (
  <img className="seal" src="/icon.svg" alt="" width={size} height={size} />
)
