/** Where somebody says what others shall call them. */
import { useText } from '../text/index.ts'

export const NameField = ({
  name,
  onName,
}: {
  readonly name: string
  readonly onName: (name: string) => void
}) => {
  const say = useText()
  return (
    <label>
      {say('name')}
      <input
        value={name}
        maxLength={40}
        required
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  )
}
