interface FileRef {
  business_type: string
  url: string
}

/** Address of the picture with this purpose. */
export const fileUrl = (files: readonly FileRef[], purpose: string) =>
  files.find(({ business_type }) => business_type === purpose)?.url

export const teamPictures = (files: readonly FileRef[]) => ({
  logoUrl: fileUrl(files, 'TEAM_PROFILE_PHOTO'),
  bannerUrl: fileUrl(files, 'TEAM_BANNER_PHOTO'),
})
