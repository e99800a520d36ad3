import { Database, Feather, type LucideIcon, PencilLine, ShieldCheck, UserRound } from "lucide-react"
import { useTranslations } from "next-intl"
import type { Role } from "@/lib/features/users/values"

const styles: Record<Role, { icon: LucideIcon; colour: string }> = {
  admin: { icon: ShieldCheck, colour: "text-danger-text" },
  editor: { icon: PencilLine, colour: "text-info-text" },
  author: { icon: Feather, colour: "text-warning-text" },
  maintainer: { icon: Database, colour: "text-success-text" },
  subscriber: { icon: UserRound, colour: "text-brand-text" },
}

/** A role with its icon in its colour. */
export function RoleLabel({ role, className = "" }: { role: Role; className?: string }) {
  const t = useTranslations("users.roles")
  const { icon: Icon, colour } = styles[role]
  return (
    <span className={`flex min-w-0 items-center gap-2 ${className}`}>
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />
      <span className="truncate">{t(role)}</span>
    </span>
  )
}
