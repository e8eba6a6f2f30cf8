// The template has the files of both build tools.
def files = [maven: ['pom.xml'], gradle: ['build.gradle', 'settings.gradle']]
def build = request.properties['build']
if (!files.containsKey(build)) {
  throw new IllegalArgumentException("build is maven or gradle, not '$build'")
}
def project = new File(request.outputDirectory, request.artifactId)
files.findAll { it.key != build }.values().flatten().each { new File(project, it).delete() }
