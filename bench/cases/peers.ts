import type { Case } from '../harness.ts'

/** The peers live in packages that are installed only for measuring, so they are loaded by path. */
const load = async (name: string): Promise<readonly Case[]> => {
  const { default: cases }: { default: readonly Case[] } = await import(`../peers/${name}.mjs`)
  return cases
}

export const cases: readonly Case[] = [...(await load('boardgame')), ...(await load('chessops'))]
