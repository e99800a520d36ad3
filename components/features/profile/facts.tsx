"use client"

import { CalendarDays, Globe, Mail, MapPin } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { Profile } from "@/lib/features/profile/schema"

const linkClass = "rounded-sm text-brand-text underline-offset-3 hover:underline"

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 ps-7 text-sm [&_svg]:absolute [&_svg]:start-0 [&_svg]:top-0.5 [&_svg]:size-4 [&_svg]:text-ink-faint">
      <dt className="text-ink-muted text-xs">
        {icon}
        {term}
      </dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}

/** When a user joined, where they live and how to reach them; empty fields are omitted. */
export function Facts({ about, className }: { about: Profile["userAbout"]; className?: string }) {
  const t = useTranslations("profile.about")
  const format = useFormatter()
  const { joined, lives, email, website } = about
  return (
    <dl className={className}>
      <Fact icon={<CalendarDays aria-hidden="true" />} term={t("joined")}>
        {/* A date without a time: format it in UTC, so that it is the same in every time zone. */}
        {format.dateTime(new Date(`${joined}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" })}
      </Fact>
      {lives && (
        <Fact icon={<MapPin aria-hidden="true" />} term={t("lives")}>
          {lives}
        </Fact>
      )}
      <Fact icon={<Mail aria-hidden="true" />} term={t("email")}>
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
      </Fact>
      {website && (
        <Fact icon={<Globe aria-hidden="true" />} term={t("website")}>
          <a href={website} rel="noreferrer" target="_blank" className={linkClass}>
            {website.replace(/^https?:\/\//, "")}
          </a>
        </Fact>
      )}
    </dl>
  )
}
