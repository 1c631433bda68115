/** The evening's place in the front room: what there is to do tonight, side by side. */
import { Question } from '../evening/Question.tsx'
import { Tonight } from '../evening/Tonight.tsx'
import { useSettings } from '../settings.ts'

export const Evening = () => {
  const { tonight, question } = useSettings()
  return (
    <div className="evening">
      {tonight ? <Tonight /> : null}
      {question ? <Question /> : null}
    </div>
  )
}
