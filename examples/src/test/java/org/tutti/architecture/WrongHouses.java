package org.tutti.architecture;

import java.io.IOException;
import java.nio.file.Path;

/** For each rule a house that breaks it once, with a type named {@link #CULPRIT}. */
final class WrongHouses {
  static final String CULPRIT = "Culprit";

  private static final String EMPTY = " {}";

  private WrongHouses() {}

  static Path breaking(ArchitectureRule rule, Path folder) throws IOException {
    HouseBuilder house = new HouseBuilder(folder);
    switch (rule) {
      case MODULES_USE_ONLY_MODULES_BEFORE ->
          house
              .module("stats", "tutti-mpi")
              .type("org.tutti.stats.Culprit", " { org.tutti.mpi.Rank rank; }")
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY);
      case POMS_NAME_THE_MODULES_USED ->
          house
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .module("Culprit", "tutti-mpi")
              .type("org.tutti.sync.Start", EMPTY);
      case MODULES_SHARE_NO_PACKAGE ->
          house
              .module("mpi")
              .type("org.tutti.Culprit.Rank", EMPTY)
              .module("sync")
              .type("org.tutti.Culprit.Start", EMPTY);
      case PACKAGES_FORM_NO_CYCLE ->
          house
              .module("mpi")
              .type("org.tutti.mpi.one.Culprit", " { org.tutti.mpi.other.Rank rank; }")
              .type("org.tutti.mpi.other.Rank", " { org.tutti.mpi.one.Culprit culprit; }");
      case PROCESSOR_LINKS_NO_RUNTIME ->
          house
              .module("runtime/measure")
              .type("org.tutti.measure.Run", EMPTY)
              .module("processor")
              .type("org.tutti.processor.Culprit", " { org.tutti.measure.Run run; }");
      case STATS_KNOW_ONLY_NUMBERS ->
          house
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .module("stats")
              .type("org.tutti.stats.Culprit", " { org.tutti.mpi.Rank rank; }");
      case ANALYSIS_READS_FILES_ONLY ->
          house
              .module("runtime/analysis")
              .type("org.tutti.analysis.Culprit", " { ProcessBuilder builder; }");
      case RANKS_KNOW_NO_DRIVER ->
          house
              .module("runtime/cli")
              .type("picocli.CommandLine", EMPTY)
              .module("runtime/measure")
              .type("org.tutti.measure.Culprit", " { picocli.CommandLine line; }");
      case ONLY_PROGRAMS_PRINT_AND_EXIT ->
          house
              .module("runtime/report")
              .type("org.tutti.report.Culprit", " { void leave() { System.exit(1); } }");
      case NAMES_OF_TYPES_ARE_UNIQUE ->
          house
              .module("mpi")
              .type("org.tutti.mpi.Culprit", EMPTY)
              .type("org.tutti.mpi.other.Culprit", EMPTY);
      case PACKAGE_PAGES_MENTION_EXISTING_TYPES ->
          house
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .file("org.tutti.mpi.package-info", "/** A CulpritType. */ package org.tutti.mpi;");
      case PACKAGES_ARE_DOCUMENTED ->
          house
              .module("Culprit")
              .type("org.tutti.mpi.Rank", EMPTY)
              .file("org.tutti.mpi.package-info", "package org.tutti.mpi;");
      case FILES_ARE_SHORT ->
          house
              .module("mpi")
              .type("org.tutti.mpi.Rank", EMPTY)
              .type("org.tutti.mpi.Start", EMPTY)
              .type("org.tutti.mpi.Culprit", " {" + "\n".repeat(400) + "}");
      default -> throw new IllegalArgumentException("No wrong example of " + rule);
    }
    return house.build();
  }
}
