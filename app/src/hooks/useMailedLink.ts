import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

interface MailedLink {
  token?: string | undefined
  email?: string | undefined
}

/** The token and the e-mail of a mailed link. They leave the address bar at once, and with it the browser's history. */
export function useMailedLink(path: '/change-password' | '/confirm-email') {
  const search = useSearch({ from: path })
  const navigate = useNavigate()
  const [link] = useState<MailedLink>(search)
  useEffect(() => {
    void navigate({ to: path, search: {}, replace: true })
  }, [navigate, path])
  return link
}
