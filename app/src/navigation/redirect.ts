/** The address of a screen that keeps where to go after signing in. */
export function withRedirect(
  path: '/auth' | '/register' | '/recovery',
  redirect: string | undefined,
): string {
  return redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
}
