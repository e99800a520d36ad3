import { UnknownArticle } from "@/components/features/knowledgebase/unknown-article"

export default UnknownArticle
