import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Avatar } from "@/components/ui/avatar"
import { UserMenuButton } from "./user-menu-button"

interface Props {
  person: { id: number; fullName: string; email: string; role: string; avatar: string }
  /** Link to the help article about the current screen, for phones, where the navbar has no room for it. */
  help?: ReactNode
  /** Button that starts the tour again. */
  tour?: ReactNode
  /** Link to the screen of those who operate the server. */
  operations?: ReactNode
  /** All screens the user can open. */
  pages: { target: string; title: string; icon: string; link: string }[]
}

/** Screens linked here if available, around the appearance settings. */
const personal = ["email", "todo", "chat", "accountSettings"]
const helpful = ["pricing", "faq"]
const roles = ["admin", "editor", "author", "maintainer", "client"]

/** The user menu: profile, personal screens, help and sign-out. */
export function UserMenu({ person, help, tour, operations, pages }: Props) {
  const t = useTranslations("shell.user")
  const role = roles.includes(person.role) ? t(`roles.${person.role}`) : person.role
  const those = (targets: string[]) =>
    targets
      .flatMap((target) => pages.filter((page) => page.target === target))
      .map(({ title, icon, link }) => ({ title, icon, link }))
  const face = (
    <>
      <span className="sr-only md:max-lg:not-sr-only xl:not-sr-only md:text-end md:leading-tight">
        <span className="block max-w-40 truncate text-dense font-medium text-(--nav-ink)">{person.fullName}</span>
        <span className="block text-xs text-(--nav-ink-muted)">{role}</span>
      </span>
      <Avatar name={person.fullName} src={person.avatar} status="online" />
    </>
  )
  return (
    <UserMenuButton
      face={face}
      person={{ fullName: person.fullName, email: person.email }}
      profile={those(["profile"])[0]}
      personal={those(personal)}
      helpful={those(helpful)}
      help={help}
      tour={tour}
      operations={operations}
    />
  )
}
