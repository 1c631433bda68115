/** A country by its letters, in a line of text. */
import type { CountryId } from '../../data/countries.ts'

export const CODE: Readonly<Record<CountryId, string>> = {
  'great-britain': 'GB',
  'united-states': 'US',
  france: 'FR',
  germany: 'DE',
  netherlands: 'NL',
}

export const Seal = ({ country, none = false }: { readonly country: CountryId; readonly none?: boolean }) => (
  <span className="yk-seal" data-none={none || undefined}>
    {CODE[country]}
  </span>
)
