import { BookOpenText, Mail, MessageSquare } from "lucide-react"
import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"

const channels = [
  { name: "chat", icon: MessageSquare, href: "/apps/chat" },
  { name: "mail", icon: Mail, href: "/apps/email?compose=new" },
  { name: "help", icon: BookOpenText, href: "/pages/knowledge-base" },
] as const

/** Where to ask a question that isn't answered here. */
export function Contacts() {
  const t = useTranslations("faq.contact")
  return (
    <section className="mt-8" aria-labelledby="faq-contact">
      <h2 id="faq-contact" className="text-center font-semibold text-title">
        {t("title")}
      </h2>
      <p className="mb-4 text-center text-ink-muted text-sm">{t("text")}</p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {channels.map(({ name, icon: Icon, href }) => (
          <li key={name}>
            <Link
              href={href}
              className="flex h-full items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card transition-colors duration-fast hover:border-line-strong"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block font-medium text-sm">{t(name)}</span>
                <span className="block text-dense text-ink-muted">{t(`${name}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
