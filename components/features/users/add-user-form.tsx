export default function AddUserForm(_: { onDone: () => void }) {
  return null
}
