interface FileRef {
  business_type: string
  url: string
}

/** The URL of the file with this business type. */
export const findFileUrl = (files: readonly FileRef[], businessType: string) =>
  files.find(({ business_type }) => business_type === businessType)?.url

export const toTeamPictures = (files: readonly FileRef[]) => ({
  logoUrl: findFileUrl(files, 'TEAM_PROFILE_PHOTO'),
  bannerUrl: findFileUrl(files, 'TEAM_BANNER_PHOTO'),
})
