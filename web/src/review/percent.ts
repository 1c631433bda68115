/** A chance as it is written: it is an estimate, so in whole per cent. */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`
