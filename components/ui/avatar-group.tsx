import clsx from "clsx"
import { Avatar, type AvatarProps } from "./avatar"

interface Props {
  /** Who belongs to it; a `src` may be left out. */
  people: { name: string; src?: string }[]
  /** Accessible name: "Working on this order". */
  label: string
  size?: AvatarProps["size"]
  /** How many show; a number stands for the others. */
  most?: number
  /** Names of those that do not show, joined. */
  othersLabel?: (names: string[]) => string
  /** Each says its name on hover and focus; with `hover` alone it is no stop for Tab, for groups that stand in a list. */
  tips?: boolean | "hover"
}

/** How far each lies under the next: initials stay whole. */
const overlaps = { xs: "-space-x-0.5", sm: "-space-x-1.5", md: "-space-x-2", lg: "-space-x-3", xl: "-space-x-4" }
const rim = "rounded-full ring-2 ring-card"

/** Several people in little room, each overlapping the one before. */
export function AvatarGroup({ people, label, size = "md", most = 5, othersLabel, tips }: Props) {
  const shown = people.length > most ? people.slice(0, most - 1) : people
  const others = people.slice(shown.length).map(({ name }) => name)
  const said = othersLabel?.(others) ?? others.join(", ")
  const frame = (text: string) =>
    tips
      ? {
          "data-tip": text,
          tabIndex: tips === "hover" ? undefined : 0,
          className: `${rim} relative inline-flex hover:z-10 focus-visible:z-10`,
        }
      : { className: `${rim} relative inline-flex` }
  return (
    <ul aria-label={label} className={clsx("flex items-center rtl:space-x-reverse", overlaps[size])}>
      {shown.map(({ name, src }) => (
        <li key={name} className="flex">
          <span {...frame(name)}>
            <Avatar name={name} src={src} size={size} labelled />
          </span>
        </li>
      ))}
      {others.length > 0 && (
        <li className="flex">
          <span {...frame(said)}>
            <Avatar name={said} tone="neutral" icon={<bdi dir="ltr">+{others.length}</bdi>} size={size} labelled />
          </span>
        </li>
      )}
    </ul>
  )
}
