package org.tutti.lab.archive;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.driver.KeptPrograms;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.figures.page.ReportPage;
import org.tutti.lab.archive.CrateMetadata.CampaignRun;
import org.tutti.records.campaign.CampaignCopy;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.file.DurableFiles;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.file.Sha256;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.report.ReportText;
import org.tutti.report.cell.ReportDigest;
import org.tutti.report.export.Export;
import org.tutti.report.layout.PageStyle;

/** Campaigns that are handed to others in one file. */
public final class Study {
  private static final PageStyle PAGE = new PageStyle(PageStyle.MIN_WIDTH, false, true);
  private static final int MAX_JAR = 1 << 30;

  private final List<StudyCampaign> campaigns;
  private final Map<String, Path> jars;
  private final Map<String, String> names;

  /**
   * What an archive has, for who made it.
   *
   * @param files number of files
   * @param jars names of the benchmarks in it
   * @param secrets names of variables whose values were left out
   */
  public record Contents(int files, List<String> jars, SortedSet<String> secrets) {
    public Contents {
      jars = List.copyOf(jars);
    }
  }

  /**
   * A study.
   *
   * @param jars files of jars to include, by digest
   * @param names of all programs, by digest
   */
  private Study(List<StudyCampaign> campaigns, Map<String, Path> jars, Map<String, String> names) {
    this.campaigns = campaigns;
    this.jars = jars;
    this.names = names;
  }

  /**
   * A study of some campaigns.
   *
   * @param withJars whether to include the benchmarks that were measured: jars whose digests are
   *     still those in the manifests, or that were kept
   * @throws org.tutti.diagnostics.TuttiException 254 if a campaign has no figure
   */
  public static Study of(List<CampaignAnalysis> analyses, boolean withJars, KeptPrograms kept) {
    List<StudyCampaign> campaigns = new ArrayList<>();
    Set<String> folders = new HashSet<>();
    for (CampaignAnalysis analysis : analyses) {
      Path directory = analysis.contents().directory().path();
      if (analysis.cells().isEmpty()) {
        throw CampaignProblem.NO_FIGURE.error(
            "The campaign in '" + directory + "' has no figure yet.",
            CampaignProblem.NO_FIGURE.description().remedy());
      }
      String name = fileName(directory.toAbsolutePath().normalize().getFileName().toString());
      String unique = name;
      for (int number = 2; !folders.add(unique); number++) {
        unique = name + "-" + number;
      }
      campaigns.add(new StudyCampaign(unique, analysis));
    }
    Map<String, Path> jars = new TreeMap<>();
    Map<String, String> names = new TreeMap<>();
    for (StudyCampaign campaign : campaigns) {
      campaign
          .programs()
          .forEach(
              (path, digest) -> {
                names.putIfAbsent(digest, path.getFileName().toString());
                Stream.concat(Stream.of(path), kept.find(digest).stream())
                    .filter(file -> withJars && isUnchangedJar(file, digest))
                    .findFirst()
                    .ifPresent(file -> jars.putIfAbsent(digest, file));
              });
    }
    return new Study(campaigns, jars, names);
  }

  /**
   * The same study, which says where those of its benchmarks can be had that are not in it.
   *
   * @param coordinates of Maven: group, artifact, and version with colons between them
   * @throws org.tutti.diagnostics.TuttiException 3 if they are none
   */
  public Study obtainedAs(String coordinates) {
    if (!coordinates.matches("[\\w.-]+:[\\w.-]+:[\\w.-]+")) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "'" + coordinates + "' are no coordinates of Maven.",
          "Give group, artifact, and version, such as org.example:benchmarks:1.0.");
    }
    Map<String, String> named = new TreeMap<>(names);
    otherPrograms().forEach((digest, name) -> named.put(digest, name + ", " + coordinates));
    return new Study(campaigns, jars, named);
  }

  /** The names of the programs that are not included, by digest. */
  private Map<String, String> otherPrograms() {
    Map<String, String> others = new TreeMap<>(names);
    others.keySet().removeAll(jars.keySet());
    return others;
  }

  private static boolean isUnchangedJar(Path file, String digest) {
    return file.toString().endsWith(".jar")
        && RecordFiles.isRegular(file)
        && Sha256.of(RecordFiles.read(file, MAX_JAR)).equals(digest);
  }

  /** A title for who does not give one. */
  public String title() {
    return "Measurements of "
        + campaigns.stream().map(StudyCampaign::title).distinct().collect(Collectors.joining("; "));
  }

  /** All names of hosts in its files. */
  public Set<String> hosts() {
    Set<String> hosts = new TreeSet<>();
    campaigns.forEach(campaign -> hosts.addAll(campaign.hostNames()));
    return hosts;
  }

  /**
   * Writes the archive, whole or not at all.
   *
   * @param file replaced if it exists; copies of the campaigns are beside it meanwhile
   * @throws org.tutti.diagnostics.TuttiException if a file of a campaign cannot be read
   * @throws IOException if the archive cannot be written
   */
  public Contents write(Path file, Citation citation, Disclosure disclosure) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    List<ArchivedFile> files = new ArrayList<>();
    try (TemporaryDirectory copies = TemporaryDirectory.in(target.getParent())) {
      List<StudyCampaign> shown = new ArrayList<>();
      for (StudyCampaign campaign : campaigns) {
        shown.add(copied(campaign, disclosure, copies.path()));
      }
      DurableFiles.write(
          target,
          output -> {
            ZipArchive zip = new ZipArchive(output);
            add(shown, citation, disclosure, zip);
            zip.finish();
            files.addAll(zip.files());
          });
    }
    return new Contents(files.size(), List.copyOf(jarNames().values()), disclosure.secrets());
  }

  /** The campaign as others may see it; all that is told of it is read from there. */
  private static StudyCampaign copied(StudyCampaign campaign, Disclosure disclosure, Path directory)
      throws IOException {
    StudyCampaign renamed =
        new StudyCampaign(disclosure.replaced(campaign.name()), campaign.analysis());
    Path copy = directory.resolve(renamed.folder());
    CampaignCopy.write(
        campaign.analysis().contents(),
        disclosure,
        (name, content) -> {
          Path file = copy.resolve(name);
          Files.createDirectories(file.getParent());
          try (OutputStream output = new BufferedOutputStream(Files.newOutputStream(file))) {
            content.writeTo(output);
          }
        });
    return new StudyCampaign(renamed.name(), CampaignAnalysis.of(new CampaignDirectory(copy)));
  }

  private void add(
      List<StudyCampaign> shown, Citation citation, Disclosure disclosure, ZipArchive zip)
      throws IOException {
    for (StudyCampaign campaign : shown) {
      addCampaign(campaign, zip);
    }
    for (Map.Entry<String, String> jar : jarNames().entrySet()) {
      zip.add(
          jar.getValue(),
          "The benchmarks that were measured",
          stream -> Files.copy(jars.get(jar.getKey()), stream));
    }
    StudyTexts texts =
        new StudyTexts(
            shown, citation, disclosure, List.copyOf(jarNames().values()), otherPrograms());
    zip.add("README.md", "What the study is, for a reader who knows nothing of it", texts.readme());
    zip.add(
        "ARTIFACT.md",
        "Artifact description and evaluation, as conferences ask for them",
        new ArtifactAppendix(
                texts, citation, zip.files().stream().mapToLong(ArchivedFile::bytes).sum())
            .text());
    zip.add(
        CrateMetadata.WORKFLOW,
        "Measures all campaigns again, one after the other",
        MeasuringScript.of(shown, List.copyOf(jarNames().values())));
    zip.add("CITATION.cff", "How to cite the study", citation.cff(published(), tutti()));
    zip.add(
        CrateMetadata.NAME,
        "The description of this archive for programs",
        CrateMetadata.of(
            citation,
            texts.summary(),
            published(),
            tutti(),
            runs(shown),
            zip.files(),
            otherPrograms()));
  }

  private static void addCampaign(StudyCampaign campaign, ZipArchive zip) throws IOException {
    CampaignAnalysis analysis = campaign.analysis();
    Path directory = analysis.contents().directory().path();
    List<Path> copied;
    try (Stream<Path> all = Files.walk(directory)) {
      copied = all.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : copied) {
      String name = directory.relativize(file).toString();
      zip.add(campaign.folder() + name, FileMeaning.of(name), stream -> Files.copy(file, stream));
    }
    zip.add(
        campaign.folder() + "report.txt",
        "The figures, as the command report prints them",
        campaign.text(String.join("\n", ReportText.lines(analysis, PAGE)) + "\n"));
    zip.add(
        campaign.folder() + "report.html",
        "The figures with pictures, for a browser",
        campaign.text(ReportPage.of(List.of(ReportDigest.of(analysis)))));
    zip.add(
        campaign.folder() + "launches.csv",
        "The figures of each cell in each launch",
        rows(analysis));
    for (Map.Entry<String, HostEnvironment> host : campaign.hosts().entrySet()) {
      JsonObject facts =
          new JsonObject()
              .put("host", host.getKey())
              .put("library", host.getValue().library().name())
              .put("facts", host.getValue().facts())
              .put("variables", host.getValue().variables());
      zip.add(
          campaign.folder() + "environment/" + fileName(host.getKey()) + ".json",
          "What was found on a host before it measured",
          new String(JsonText.pretty(facts), StandardCharsets.UTF_8));
    }
  }

  private static String fileName(String text) {
    return text.replaceAll("[^A-Za-z0-9._-]+", "-");
  }

  private static String rows(CampaignAnalysis analysis) throws IOException {
    StringWriter rows = new StringWriter();
    Export.named("csv-launches").write(analysis, rows);
    return rows.toString();
  }

  /** The files of the jars in the archive, by digest. */
  private Map<String, String> jarNames() {
    Map<String, String> files = new TreeMap<>();
    for (String digest : jars.keySet()) {
      String file = fileName(names.get(digest));
      String name = "benchmarks/" + file;
      files.put(
          digest,
          files.containsValue(name) ? "benchmarks/" + digest.substring(0, 8) + "-" + file : name);
    }
    return files;
  }

  private List<CampaignRun> runs(List<StudyCampaign> shown) {
    return shown.stream()
        .map(
            campaign ->
                new CampaignRun(
                    campaign.folder(),
                    campaign.title(),
                    campaign.programs().values().stream()
                        .map(
                            digest ->
                                jarNames().getOrDefault(digest, CrateMetadata.otherProgram(digest)))
                        .distinct()
                        .toList(),
                    campaign.started(),
                    campaign.ended()))
        .toList();
  }

  /** The day of the last measurement, since the archive does not depend on when it is written. */
  private LocalDate published() {
    return campaigns.stream()
        .map(StudyCampaign::ended)
        .max(Comparator.naturalOrder())
        .orElseThrow()
        .atZone(ZoneOffset.UTC)
        .toLocalDate();
  }

  private String tutti() {
    return campaigns.stream()
        .flatMap(campaign -> campaign.analysis().headers().stream())
        .map(header -> header.environment().tutti())
        .distinct()
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
