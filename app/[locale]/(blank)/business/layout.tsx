import "@/app/styles/business.css"

export { Bare as default } from "@/components/layout/bare"
