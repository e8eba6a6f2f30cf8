package org.tutti.lab.archive;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * The description of an archive for programs, in JSON-LD (RO-Crate 1.1, with the terms of its
 * profile Process Run Crate 0.5: each campaign is an action of Tutti's on the benchmarks; and of
 * Workflow RO-Crate 1.0, by which WorkflowHub reads it: a script measures all campaigns again).
 */
final class CrateMetadata {
  static final String NAME = "ro-crate-metadata.json";
  static final String WORKFLOW = "measure.sh";

  private static final String SPECIFICATION = "https://w3id.org/ro/crate/1.1";

  /** A term of schema.org that is newer than the context of the specification. */
  static final String DIGEST = "sha256";

  /** Says which layout an archive has. */
  static final String SCHEMA_VERSION = "schemaVersion";

  private static final String PROFILE = "https://w3id.org/ro/wfrun/process/0.5";
  private static final String WORKFLOW_PROFILE =
      "https://w3id.org/workflowhub/workflow-ro-crate/1.0";
  private static final String SHELL = "#shell";
  private static final String README = "README.md";
  private static final String ROOT = "./";
  private static final String TUTTI = "#tutti";
  private static final String REFERENCE = "@id";
  private static final String TYPE = "@type";
  private static final String LABEL = "name";

  private final List<JsonObject> graph = new ArrayList<>();

  /**
   * A campaign in the archive.
   *
   * @param folder its directory, which ends with a slash
   * @param title in a few words
   * @param benchmarks what was measured: files of the archive, or other programs
   * @param started when its first launch began
   * @param ended when its last launch ended
   */
  record CampaignRun(
      String folder, String title, List<String> benchmarks, Instant started, Instant ended) {}

  private CrateMetadata() {}

  /**
   * The text of the file.
   *
   * @param otherPrograms names of what was measured and is not in the archive, by digest
   */
  static String of(
      Citation citation,
      String description,
      LocalDate published,
      String tutti,
      List<CampaignRun> runs,
      List<ArchivedFile> files,
      Map<String, String> otherPrograms) {
    CrateMetadata crate = new CrateMetadata();
    crate.addRoot(citation, description, published, runs, files);
    crate.addContext(citation, tutti);
    for (CampaignRun run : runs) {
      crate.addRun(run, citation, files);
    }
    files.forEach(crate::addFile);
    otherPrograms.forEach(
        (digest, name) ->
            crate
                .add(otherProgram(digest), "SoftwareApplication")
                .put(LABEL, name)
                .put("description", "What was measured, which is not in the archive")
                .put(DIGEST, digest));
    JsonObject all =
        new JsonObject()
            .put(
                "@context",
                List.of(
                    SPECIFICATION + "/context",
                    new JsonObject().put(DIGEST, "https://schema.org/sha256")))
            .put("@graph", crate.graph);
    return new String(JsonText.pretty(all), StandardCharsets.UTF_8);
  }

  /** The identifier of what was measured and is not in the archive. */
  static String otherProgram(String digest) {
    return "#program-" + digest;
  }

  private void addRoot(
      Citation citation,
      String description,
      LocalDate published,
      List<CampaignRun> runs,
      List<ArchivedFile> files) {
    add(NAME, "CreativeWork")
        .put("conformsTo", references(List.of(SPECIFICATION, WORKFLOW_PROFILE)))
        .put("about", reference(ROOT));
    List<String> parts = new ArrayList<>();
    runs.forEach(run -> parts.add(run.folder()));
    // Some readers do not look for files within folders.
    files.forEach(file -> parts.add(file.name()));
    add(ROOT, "Dataset")
        .put(LABEL, citation.title())
        .put("description", description)
        .put("datePublished", published.toString())
        .put("license", reference(citation.license().address()))
        .put("author", authors(citation))
        .put("conformsTo", references(List.of(PROFILE, WORKFLOW_PROFILE)))
        .put("mainEntity", reference(WORKFLOW))
        .put(SCHEMA_VERSION, StudyFormat.SCHEMA + StudyFormat.VERSION)
        .put("keywords", "MPI, benchmark, reproducibility")
        .put("hasPart", references(parts))
        .put("mentions", references(runs.stream().map(CrateMetadata::action).toList()));
  }

  private void addContext(Citation citation, String tutti) {
    add(PROFILE, "CreativeWork").put(LABEL, "Process Run Crate").put("version", "0.5");
    add(WORKFLOW_PROFILE, "CreativeWork").put(LABEL, "Workflow RO-Crate").put("version", "1.0");
    add(SHELL, "ComputerLanguage")
        .put(LABEL, "Shell Script")
        .put("url", reference("https://pubs.opengroup.org/onlinepubs/9699919799/"));
    add(citation.license().address(), "CreativeWork").put(LABEL, citation.license().name());
    for (Author author : citation.authors()) {
      add(identifier(author), "Person").put(LABEL, author.name());
    }
    add(TUTTI, "SoftwareApplication")
        .put(LABEL, "Tutti")
        .put("description", "Annotation-driven benchmarks for MPI in Java")
        .put("softwareVersion", tutti);
  }

  private void addRun(CampaignRun run, Citation citation, List<ArchivedFile> files) {
    add(action(run), "CreateAction")
        .put(LABEL, "Measurement: " + run.title())
        .put("startTime", run.started().toString())
        .put("endTime", run.ended().toString())
        .put("agent", authors(citation))
        .put("instrument", reference(TUTTI))
        .put("object", run.benchmarks().isEmpty() ? null : references(run.benchmarks()))
        .put("result", reference(run.folder()));
    add(run.folder(), "Dataset")
        .put(LABEL, run.title())
        .put(
            "hasPart",
            references(
                files.stream()
                    .map(ArchivedFile::name)
                    .filter(name -> name.startsWith(run.folder()))
                    .toList()));
  }

  private void addFile(ArchivedFile file) {
    JsonObject entity = add(file.name(), "File");
    if (file.name().equals(WORKFLOW)) {
      entity
          .put(TYPE, List.of("File", "SoftwareSourceCode", "ComputationalWorkflow"))
          .put("programmingLanguage", reference(SHELL));
    }
    if (file.name().equals(README)) {
      entity.put("about", reference(ROOT));
    }
    entity
        .put(LABEL, file.name().substring(file.name().lastIndexOf('/') + 1))
        .put("description", file.description())
        .put("encodingFormat", file.mediaType())
        .put("contentSize", String.valueOf(file.bytes()))
        .put(DIGEST, file.sha256());
  }

  private JsonObject add(String identifier, String type) {
    JsonObject entity = new JsonObject().put(REFERENCE, identifier).put(TYPE, type);
    graph.add(entity);
    return entity;
  }

  private static String action(CampaignRun run) {
    return "#measurement-" + Arrays.asList(run.folder().split("/")).get(1);
  }

  private static String identifier(Author author) {
    Optional<String> address = author.address();
    return address.orElseGet(() -> "#" + author.name().replaceAll("[^\\p{L}\\p{N}]+", "-"));
  }

  private static List<JsonObject> authors(Citation citation) {
    return references(citation.authors().stream().map(CrateMetadata::identifier).toList());
  }

  private static List<JsonObject> references(List<String> identifiers) {
    return identifiers.stream().map(CrateMetadata::reference).toList();
  }

  private static JsonObject reference(String identifier) {
    return new JsonObject().put(REFERENCE, identifier);
  }
}
