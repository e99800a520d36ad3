import clsx from "clsx"
import { Avatar, type AvatarProps } from "./avatar"

interface Props {
  /** The group's members; `src` is optional. */
  people: { name: string; src?: string }[]
  /** Accessible name: "Working on this order". */
  label: string
  size?: AvatarProps["size"]
  /** Maximum number of avatars; a count replaces the others. */
  max?: number
  /** Builds the label of the hidden members from their names; by default they are joined. */
  othersLabel?: (names: string[]) => string
  /** Shows names on hover and focus. With "hover" the avatars are no tab stops, for groups within a list. */
  tips?: boolean | "hover"
}

/** Overlap between neighbours, small enough to keep initials readable. */
const overlaps = { xs: "-space-x-0.5", sm: "-space-x-1.5", md: "-space-x-2", lg: "-space-x-3", xl: "-space-x-4" }
const rimClass = "rounded-full ring-2 ring-card"

/** Overlapping avatars of several people. */
export function AvatarGroup({ people, label, size = "md", max = 5, othersLabel, tips }: Props) {
  const shown = people.length > max ? people.slice(0, max - 1) : people
  const others = people.slice(shown.length).map(({ name }) => name)
  const othersText = othersLabel?.(others) ?? others.join(", ")
  const frame = (text: string) =>
    tips
      ? {
          "data-tip": text,
          tabIndex: tips === "hover" ? undefined : 0,
          className: `${rimClass} relative inline-flex hover:z-10 focus-visible:z-10`,
        }
      : { className: `${rimClass} relative inline-flex` }
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
          <span {...frame(othersText)}>
            <Avatar
              name={othersText}
              tone="neutral"
              icon={<bdi dir="ltr">+{others.length}</bdi>}
              size={size}
              labelled
            />
          </span>
        </li>
      )}
    </ul>
  )
}
