package org.tutti.architecture;

import java.io.IOException;
import java.nio.file.Path;

/** For each rule, a small project that violates it once, with a type named {@link #CULPRIT}. */
final class RuleViolations {
  static final String CULPRIT = "Culprit";

  private static final String EMPTY = " {}";

  private RuleViolations() {}

  static Path breaking(ArchitectureRule rule, Path folder) throws IOException {
    ProjectTreeBuilder project = new ProjectTreeBuilder(folder);
    switch (rule) {
      case MODULES_USE_ONLY_MODULES_BEFORE ->
          project
              .module("stats", "tutti-mpi")
              .type("org.tutti.stats.Culprit", " { org.tutti.mpi.Rank rank; }")
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY);
      case POMS_NAME_THE_MODULES_USED ->
          project
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .module("Culprit", "tutti-mpi")
              .type("org.tutti.sync.Start", EMPTY);
      case MODULES_SHARE_NO_PACKAGE ->
          project
              .module("mpi")
              .type("org.tutti.Culprit.Rank", EMPTY)
              .module("sync")
              .type("org.tutti.Culprit.Start", EMPTY);
      case PACKAGES_FORM_NO_CYCLE ->
          project
              .module("mpi")
              .type("org.tutti.mpi.one.Culprit", " { org.tutti.mpi.other.Rank rank; }")
              .type("org.tutti.mpi.other.Rank", " { org.tutti.mpi.one.Culprit culprit; }");
      case PROCESSOR_LINKS_NO_RUNTIME ->
          project
              .module("runtime/measure")
              .type("org.tutti.measure.Run", EMPTY)
              .module("processor")
              .type("org.tutti.processor.Culprit", " { org.tutti.measure.Run run; }");
      case STATS_KNOW_ONLY_NUMBERS ->
          project
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .module("stats")
              .type("org.tutti.stats.Culprit", " { org.tutti.mpi.Rank rank; }");
      case STATS_ARE_REACHABLE ->
          project
              .module("stats")
              .type("org.tutti.stats.Mean", " { Middle middle; }")
              .type("org.tutti.stats.Middle", EMPTY)
              .type("org.tutti.stats.Culprit", " { Mean mean; }")
              .module("mpi")
              .type("org.tutti.mpi.Rank", " { org.tutti.stats.Mean mean; }");
      case ANALYSIS_READS_FILES_ONLY ->
          project
              .module("runtime/analysis")
              .type("org.tutti.analysis.Culprit", " { ProcessBuilder builder; }");
      case CORE_NAMES_NO_LABORATORY ->
          project
              .module("runtime/cli")
              .type("org.tutti.cli.Culprit", " { String name = \"org.tutti.lab.Room\"; }");
      case WORDS_ARE_NOT_READ ->
          project
              .module("mpi")
              .type(
                  "org.tutti.mpi.Culprit",
                  " { boolean is(Exception e) { return e.getMessage().contains(\"odd\"); } }");
      case RANKS_KNOW_NO_DRIVER ->
          project
              .module("runtime/cli")
              .type("picocli.CommandLine", EMPTY)
              .module("runtime/measure")
              .type("org.tutti.measure.Culprit", " { picocli.CommandLine line; }");
      case ONLY_PROGRAMS_PRINT_AND_EXIT ->
          project
              .module("runtime/report")
              .type("org.tutti.report.Culprit", " { void leave() { System.exit(1); } }");
      case NAMES_OF_TYPES_ARE_UNIQUE ->
          project
              .module("mpi")
              .type("org.tutti.mpi.Culprit", EMPTY)
              .type("org.tutti.mpi.other.Culprit", EMPTY);
      case PACKAGE_PAGES_MENTION_EXISTING_TYPES ->
          project
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .file("org.tutti.mpi.package-info", "/** A CulpritType. */ package org.tutti.mpi;");
      case PACKAGES_ARE_DOCUMENTED ->
          project
              .module("Culprit")
              .type("org.tutti.mpi.Rank", EMPTY)
              .file("org.tutti.mpi.package-info", "package org.tutti.mpi;");
      case SERVICES_EXIST ->
          project
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .service("org.tutti.mpi.Culprit", "org.tutti.mpi.Rank");
      case FILES_ARE_SHORT ->
          project
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .type("org.tutti.mpi.Start", EMPTY)
              .type("org.tutti.mpi.Culprit", " {" + "\n".repeat(800) + "}");
      case JAVADOC_NAMES_ITS_SUBJECT ->
          project
              .module("mpi")
              .file(
                  "org.tutti.mpi.Culprit",
                  "package org.tutti.mpi; /** Of a rank. */ class Culprit {}");
      case ABSTRACT_CLASSES_HAVE_SEVERAL_CHILDREN ->
          project
              .module("mpi")
              .file("org.tutti.mpi.Rank", "package org.tutti.mpi; abstract class Rank {}")
              .type("org.tutti.mpi.Culprit", " extends Rank {}");
      default -> throw new IllegalArgumentException("No wrong example of " + rule);
    }
    return project.build();
  }
}
