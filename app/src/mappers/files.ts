interface FileRef {
  business_type: string
  url: string
}

/** Address of the picture with this purpose. */
export const findFileUrl = (files: readonly FileRef[], purpose: string) =>
  files.find(({ business_type }) => business_type === purpose)?.url

export const toTeamPictures = (files: readonly FileRef[]) => ({
  logoUrl: findFileUrl(files, 'TEAM_PROFILE_PHOTO'),
  bannerUrl: findFileUrl(files, 'TEAM_BANNER_PHOTO'),
})
