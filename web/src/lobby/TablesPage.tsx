/** All my tables, those that are over with their replays. */
import { useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'
import { TableLine, useTables } from './MyTables.tsx'

export const TablesPage = () => {
  const say = useText()
  const { lines, drop } = useTables()
  return (
    <div className="page">
      <Bar here="replays" />
      <main className="tables-page">
        <h1>{say('place.replays')}</h1>
        {lines?.length ? (
          <ul>
            {lines.map((line) => (
              <TableLine key={line.id} line={line} onDrop={() => drop(line)} />
            ))}
          </ul>
        ) : (
          <p className="quiet">{say('tables.none')}</p>
        )}
      </main>
    </div>
  )
}
