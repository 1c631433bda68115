/** Whose work the house stands on. */
import { useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'

export const Credits = () => {
  const say = useText()
  return (
    <div className="page">
      <Bar here={null} />
      <main className="text-page">
        <h1>{say('credits')}</h1>
        <p>{say('credits.games')}</p>
        <p>{say('credits.fonts')}</p>
        <p>{say('credits.house')}</p>
      </main>
    </div>
  )
}
