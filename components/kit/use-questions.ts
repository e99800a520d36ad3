import { useTranslations } from "next-intl"

const questions = ["send", "back", "gift"] as const

/** What customers ask, for demos that fold the answers away. */
export function useQuestions() {
  const t = useTranslations("kit/collapse.q")
  return questions.map((key) => ({ key, title: t(key), content: t(`${key}Text`) }))
}
