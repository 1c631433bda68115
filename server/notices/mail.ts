/** Notices by SMTP, where the host has set one up. */
import { createTransport, type Transporter } from 'nodemailer'
import type { House } from '../hall/context.ts'

const transports = new WeakMap<House, Transporter>()

export const mailTo = async (house: House, to: string, subject: string, text: string): Promise<void> => {
  const { SMTP_URL, MAIL_FROM } = house.config
  if (!SMTP_URL) return
  const transport = transports.get(house) ?? createTransport(SMTP_URL)
  transports.set(house, transport)
  await transport.sendMail({ from: MAIL_FROM, to, subject, text })
  house.metrics.notices.inc()
}

/** The page as people reach it. */
export const pageAt = ({ config }: House, place: string): string =>
  `${config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${config.HOST}:${config.PORT}`}${place}`
