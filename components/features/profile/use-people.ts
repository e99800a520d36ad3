"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/profile/endpoints"
import type { Person } from "@/lib/features/profile/schema"
import { usePending } from "./use-pending"

interface People {
  friends: Person[]
  suggestions: Person[]
}

const without = (people: Person[], { id }: Person) => people.filter((person) => person.id !== id)

function moved({ friends, suggestions }: People, person: Person, following: boolean): People {
  const rest = { friends: without(friends, person), suggestions: without(suggestions, person) }
  return following ? { ...rest, friends: [{ ...person, following }, ...rest.friends] } : rest
}

/** Returns the users whom the current user follows, suggestions, and a function that follows or unfollows one. */
export function usePeople() {
  const t = useTranslations("profile.people")
  const { data, error, isValidating, mutate } = useQuery(endpoints.listPeople)
  const { shown, write } = usePending<People>(data, [endpoints.listPeople, endpoints.getProfile])
  const setFollowing = (person: Person, following: boolean) =>
    write({
      shown: (people) => moved(people, person, following),
      send: () => call(endpoints.follow, { body: { id: person.id } }),
    })
  return {
    people: shown,
    error: data ? undefined : error,
    isBusy: isValidating,
    retry: () => void mutate(),
    async follow(person: Person, following: boolean) {
      if (!(await setFollowing(person, following))) return
      toast.undo(t(following ? "followed" : "unfollowed", { name: person.name }), () =>
        setFollowing(person, !following),
      )
    },
  }
}
