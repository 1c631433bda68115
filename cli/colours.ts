/** Colours for a terminal, and for nothing else: what is piped into a file or a program stays plain. */
import { isatty } from 'node:tty'
import pc from 'picocolors'

export const colours = pc.createColors(isatty(1))
