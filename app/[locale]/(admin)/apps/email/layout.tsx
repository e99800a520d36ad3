import "@/app/styles/email.css"

export { Bare as default } from "@/components/layout/bare"
