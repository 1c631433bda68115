import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@machiya/kit/tokens.css'
import '@machiya/kit/kit.css'
import '@machiya/kit/cut.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/paper.css'
import './styles/sheets.css'
import { App } from './App.tsx'
import { watchEditions } from './update-notice.ts'
import { followLink, isNewLink } from './links.ts'
import { fetchRoomAt } from './rooms.ts'
import { keepDressed } from './settings.ts'

followLink()
keepDressed()
addEventListener('hashchange', () => (isNewLink(location) ? location.reload() : undefined))
watchEditions()
const house = document.getElementById('house')
// The page as it was sent says "opening" well enough until the room stands.
void fetchRoomAt(location.pathname).then(() => {
  if (house)
    createRoot(house).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
})
