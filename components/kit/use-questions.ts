import { useTranslations } from "next-intl"

const questions = ["send", "back", "gift"] as const

/** Frequent questions and answers for the accordion demos. */
export function useQuestions() {
  const t = useTranslations("kit/collapse.q")
  return questions.map((key) => ({ key, title: t(key), content: t(`${key}Text`) }))
}
