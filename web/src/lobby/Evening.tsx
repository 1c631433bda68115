/** The evening's place in the front room: what there is to do tonight, side by side. */
import { Tonight } from '../evening/Tonight.tsx'

export const Evening = () => (
  <div className="evening">
    <Tonight />
  </div>
)
