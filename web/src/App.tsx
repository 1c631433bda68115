/** Which room stands at which address. */
import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Learn } from './learn/Learn.tsx'
import { Lobby } from './lobby/Lobby.tsx'
import { Notice } from './parts/Notice.tsx'
import { Guard } from './parts/Guard.tsx'
import { Button, LinkButton } from './parts/Paper.tsx'
import {
  Credits,
  Gallery,
  Join,
  Me,
  NewTable,
  Question,
  QuestionsPage,
  Replay,
  Review,
  RulesPage,
  Table,
  TablesPage,
} from './rooms.ts'
import { useText } from './text/index.ts'
import { useEdition } from './update-notice.ts'

const Lost = () => {
  const say = useText()
  return (
    <Notice title={say('not-found')} text={say('not-found.text')}>
      <LinkButton to="/" weight="ink">
        {say('to-house')}
      </LinkButton>
    </Notice>
  )
}

/** What the table keeps is not lost with a page that failed. */
const Fallen = () => {
  const say = useText()
  return (
    <Notice title={say('fallen')} text={say('fallen.text')}>
      <Button weight="ink" onClick={() => location.reload()}>
        {say('fallen.again')}
      </Button>
      <Button onClick={() => location.assign('/')}>{say('to-house')}</Button>
    </Notice>
  )
}

const UpdateNotice = () => {
  const say = useText()
  const { waiting, blocked, take } = useEdition()
  if (!waiting && !blocked) return null
  return (
    <div className="update-notice" role="status">
      {say(blocked ? 'update.blocked' : 'update')}
      {blocked ? null : <Button onClick={take}>{say('update.take')}</Button>}
    </div>
  )
}

export const App = () => {
  const say = useText()
  return (
    <>
      <Guard instead={<Fallen />}>
        <Suspense fallback={<Notice title={say('opening')} busy />}>
          <Switch>
            <Route path="/" component={Lobby} />
            <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
            <Route path="/table/:id">{({ id }) => <Table key={id} id={id} />}</Route>
            <Route path="/join/:id">{({ id }) => <Join key={id} id={id} />}</Route>
            <Route path="/review/:id">{({ id }) => <Review key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
            <Route path="/question/:game/:id">
              {({ game, id }) => <Question key={`${game} ${id}`} game={game} id={id} />}
            </Route>
            <Route path="/questions/:game?">{({ game }) => <QuestionsPage game={game} />}</Route>
            <Route path="/me" component={Me} />
            <Route path="/replays" component={TablesPage} />
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/learn/:game/:id?">
              {({ game, id = 'first' }) => <Learn key={`${game} ${id}`} game={game} id={id} />}
            </Route>
            <Route path="/credits" component={Credits} />
            <Route path="/gallery/:game?">{({ game }) => <Gallery game={game} />}</Route>
            <Route component={Lost} />
          </Switch>
        </Suspense>
      </Guard>
      <UpdateNotice />
    </>
  )
}
