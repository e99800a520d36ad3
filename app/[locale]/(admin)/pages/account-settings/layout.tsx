import "@/app/styles/people.css"

export { Bare as default } from "@/components/layout/bare"
