"use client"

import { Building2, Mail, MapPin, Phone } from "lucide-react"
import { useTranslations } from "next-intl"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/chat/endpoints"

/** A contact's e-mail address, phone number, company and country. */
export function ContactInfo({ id }: { id: number }) {
  const t = useTranslations("chat.contact")
  const { data, error, isValidating, mutate } = useQuery(endpoints.getContact, { query: { id } })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  const info = data?.info
  const lines = info && [
    { name: t("email"), text: info.email, Icon: Mail, href: `mailto:${info.email}` },
    { name: t("phone"), text: info.phone, Icon: Phone, href: `tel:${info.phone.replace(/[^\d+]/g, "")}` },
    { name: t("company"), text: info.company, Icon: Building2 },
    { name: t("country"), text: info.country, Icon: MapPin },
  ]
  return (
    <section className="mt-5">
      <h3 className="font-semibold text-ink-faint text-xs">{t("info")}</h3>
      {!lines && <SkeletonText lines={4} className="mt-3" />}
      <dl className="mt-1 empty:hidden">
        {lines
          ?.filter(({ text }) => text)
          .map(({ name, text, Icon, href }) => (
            <div key={name} className="flex min-h-9 items-center gap-3 text-sm max-sm:min-h-11">
              <dt>
                <Icon role="img" aria-label={name} data-tip={name} className="size-4 text-ink-faint" />
              </dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                {href ? (
                  <a href={href} className="text-brand-text underline-offset-2 hover:underline">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
