"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { StarButton } from "./star-button"
import { useProfile } from "./use-profile"

/** Suggested companies and clubs, with a button to star them. */
export function PagesCard() {
  const t = useTranslations("profile.suggestedPages")
  const ability = useAbility()
  const { profile, starPage } = useProfile()
  if (!profile?.suggestedPages.length) return null
  return (
    <Card>
      <CardHeader title={t("title")} />
      <CardBody>
        <ul className="space-y-3">
          {profile.suggestedPages.map(({ avatar, username, subtitle, favorite }) => (
            <li key={username} className="flex items-center gap-3">
              <Avatar src={avatar} name={username} size="md" shape="square" />
              <div className="min-w-0 grow leading-tight">
                <p className="font-medium text-ink text-sm">{username}</p>
                <p className="text-ink-muted text-xs">{subtitle}</p>
              </div>
              <StarButton
                on={favorite}
                label={t("star", { name: username })}
                disabled={!ability.can("update", "Profile")}
                onToggle={() => void starPage(username, !favorite)}
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

/** Short news feeds, with a button to star them. */
export function FeedsCard() {
  const t = useTranslations("profile.feeds")
  const ability = useAbility()
  const { profile, starFeed } = useProfile()
  if (!profile?.twitterFeeds.length) return null
  return (
    <Card>
      <CardHeader title={t("title")} />
      <CardBody>
        <ul className="space-y-5">
          {profile.twitterFeeds.map(({ imgUrl, title, id, tags, desc, favorite }) => (
            <li key={id}>
              <div className="flex items-center gap-3">
                <Avatar src={imgUrl} name={title} size="md" shape="square" />
                <div className="min-w-0 grow leading-tight">
                  <p className="font-medium text-ink text-sm">{title}</p>
                  <p className="wrap-anywhere text-ink-muted text-xs">{id}</p>
                </div>
                <StarButton
                  on={favorite}
                  label={t("star", { name: title })}
                  disabled={!ability.can("update", "Profile")}
                  onToggle={() => void starFeed(id, !favorite)}
                />
              </div>
              <p className="mt-2 text-pretty text-ink-muted text-sm">{desc}</p>
              <p className="mt-1 text-brand-text text-xs">{tags}</p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
