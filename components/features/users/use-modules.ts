import { useTranslations } from "next-intl"
import { subjectKey, subjects } from "@/lib/features/roles"
import type { Module } from "./rights-table"

/** The modules of the permission table with their names. For the server: the names are in the messages of every noun. */
export function useModules(): Module[] {
  const t = useTranslations()
  return subjects
    .filter((subject) => subject !== "all")
    .map((subject) => ({ subject, name: t(`${subjectKey(subject)}.name`) }))
}
