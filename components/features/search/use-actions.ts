import { CalendarPlus, FilePlus, Languages, ListPlus, LogOut, PenLine, SunMoon, UserPlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useSignOut } from "@/components/layout/use-sign-out"
import type { Rule } from "@/lib/core/auth/ability"
import { toggleDark } from "@/lib/core/client/preferences"
import { locales, prefixedPath } from "@/lib/core/i18n/locales"
import { usePathname } from "@/lib/core/i18n/navigation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { PageEntry } from "@/lib/features/bookmarks/schema"
import type { SearchHit } from "./match"

const createActions = [
  { name: "newInvoice", icon: FilePlus, can: ["create", "Invoice"], link: "/apps/invoice/add", screen: "invoiceList" },
  { name: "newTask", icon: ListPlus, can: ["create", "Task"], link: "/apps/todo?task=new", screen: "todo" },
  { name: "newMail", icon: PenLine, can: ["create", "Mail"], link: "/apps/email?compose=new", screen: "email" },
  {
    name: "newEvent",
    icon: CalendarPlus,
    can: ["create", "Event"],
    link: "/apps/calendar?open=add",
    screen: "calendar",
  },
  { name: "newUser", icon: UserPlus, can: ["create", "User"], link: "/apps/user/list?open=add", screen: "userList" },
] as const satisfies { can: Rule; [key: string]: unknown }[]

/**
 * Returns the search's actions: creating something on a screen the user can open, changing skin or language, signing
 * out.
 */
export function useActions(pages: readonly PageEntry[]): SearchHit[] {
  const t = useTranslations("shell.search.actions")
  const ability = useAbility()
  const pathname = usePathname()
  const current = useLanguage()
  const { run } = useSignOut()
  const hit = (key: string, title: string, rest: Partial<SearchHit>): SearchHit => ({
    ...{ key: `action-${key}`, kind: "actions", title, detail: "", note: "", picture: "" },
    ...rest,
  })
  const languages = locales
    .filter((locale) => locale !== current)
    .map((locale) => {
      const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale
      // A full page load, because the document's language changes.
      const act = () => window.location.assign(prefixedPath(locale, pathname))
      return hit(`language-${locale}`, t("language", { name }), { icon: Languages, act })
    })
  return [
    ...createActions
      .filter(({ can, screen }) => pages.some(({ target }) => target === screen) && ability.can(can[0], can[1]))
      .map(({ name, icon, link }) => hit(name, t(name), { icon, link })),
    hit("skin", t("skin"), { icon: SunMoon, act: toggleDark }),
    ...languages,
    hit("signOut", t("signOut"), { icon: LogOut, act: () => void run() }),
  ]
}
