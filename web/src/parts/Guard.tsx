/** Catches a drawing that fails. */
import { Component, type ReactNode } from 'react'

/** React offers error boundaries only as classes. */
export class Guard extends Component<{ readonly children: ReactNode; readonly instead: ReactNode }> {
  override state = { fallen: false }
  static getDerivedStateFromError = () => ({ fallen: true })
  override render() {
    return this.state.fallen ? this.props.instead : this.props.children
  }
}
