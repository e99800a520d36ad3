"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { PersonRow } from "./person-row"
import { usePeople } from "./use-people"

/** Suggestions of users to follow. */
export function SuggestionsCard() {
  const t = useTranslations("profile.people")
  const { people, follow } = usePeople()
  if (!people?.suggestions.length) return null
  return (
    <Card>
      <CardHeader title={t("suggestions")} />
      <CardBody>
        <ul className="space-y-3">
          {people.suggestions.map((person) => (
            <PersonRow key={person.id} person={person} onFollow={follow} />
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
