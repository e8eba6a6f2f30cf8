package org.tutti.lab.trust.checklist;

import static org.tutti.lab.trust.checklist.ChecklistItem.held;
import static org.tutti.lab.trust.checklist.ChecklistItem.notHeld;
import static org.tutti.lab.trust.checklist.ChecklistItem.yours;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LibraryBarriers;
import org.tutti.analysis.compare.RankBinding;
import org.tutti.diagnostics.Counted;
import org.tutti.records.campaign.LibraryFacts;
import org.tutti.records.launch.LaunchHeader;

/** What makes results reproducible, in the order of the paper. */
final class HunoldTerms {
  private static final String UNKNOWN = "unknown";
  private static final String UNSYNCHRONIZED = "NONE";

  /** Orders of cells that agree by chance as rarely as this were not drawn at random. */
  private static final double RARE = 0.05;

  private static final Pattern MPICH_COMPILER = Pattern.compile("MPICH CC:\\s*(.*)");

  private final ChecklistData data;
  private final int cells;

  HunoldTerms(ChecklistData data) {
    this.data = data;
    this.cells = data.cells().size();
  }

  List<ChecklistItem> all() {
    return List.of(
        synchronization(),
        settings(),
        replication(),
        randomization(),
        blocking(),
        outliers(),
        new HoeflerRules(data).comparison("Tests over launches (5.2)"),
        outcome());
  }

  private ChecklistItem synchronization() {
    String title = "Processes are synchronized (3)";
    long without =
        data.cells().stream().filter(cell -> sync(cell).startsWith(UNSYNCHRONIZED)).count();
    List<String> libraries = LibraryBarriers.libraries(data.headers());
    long behind =
        data.cells().stream().filter(cell -> LibraryBarriers.use(cell.settings())).count();
    if (libraries.size() > 1 && behind > 0) {
      return notHeld(
          title,
          LibraryBarriers.text(libraries)
              + ": the same barrier for all (--sync DISSEMINATION) makes the comparison fair.");
    }
    return without > 0
        ? notHeld(
            title, "Without synchronization: " + without + " of " + Counted.of(cells, "cell") + ".")
        : held(
            title, "All " + Counted.of(cells, "cell") + ": " + data.each(HunoldTerms::sync) + ".");
  }

  private static String sync(CellFigures cell) {
    return cell.settings().method().sync().name();
  }

  private ChecklistItem settings() {
    String title = "Settings of all factors (4.8)";
    List<String> missing = new ArrayList<>();
    Set<String> binding = RankBinding.of(data.headers());
    if (binding.isEmpty() || binding.contains(UNKNOWN)) {
      missing.add("the binding of ranks");
    }
    if (data.headers().stream().anyMatch(header -> fact(header, "cpu.governor").equals(UNKNOWN))) {
      missing.add("the frequency governor");
    }
    Set<String> compilers = compilers();
    if (compilers.isEmpty() || compilers.contains(LibraryFacts.UNKNOWN)) {
      missing.add("the compiler flags of the MPI library");
    }
    return missing.isEmpty()
        ? held(
            title,
            "Recorded for each launch: library ("
                + String.join("; ", compilers)
                + "), JVM, governor, binding ("
                + String.join("; ", binding)
                + "), and variables.")
        : yours(
            title,
            "The system did not report "
                + String.join(" and ", missing)
                + "; find out and write it down. Library, JVM, and variables are recorded.");
  }

  /** The compilers of the libraries; MPICH names its own in its version. */
  private Set<String> compilers() {
    Set<String> compilers = new TreeSet<>();
    for (LaunchHeader header : data.headers()) {
      Matcher tells = MPICH_COMPILER.matcher(header.library().version());
      if (tells.find()) {
        compilers.add(tells.group(1).strip());
      }
    }
    data.analysis()
        .contents()
        .manifest()
        .ifPresent(
            plan ->
                plan.origin()
                    .environment()
                    .forEach(
                        (name, fact) -> {
                          if (name.startsWith(LibraryFacts.COMPILER)) {
                            compilers.add(fact);
                          }
                        }));
    return compilers;
  }

  private static String fact(LaunchHeader header, String name) {
    return header.environment().facts().getOrDefault(name, UNKNOWN);
  }

  private ChecklistItem replication() {
    String title = "Replication over launches (4.2, 5.1)";
    long kept = data.cells().stream().mapToLong(CellFigures::kept).sum();
    String text =
        Counted.of(cells, "cell")
            + ", each in "
            + data.fewestLaunches()
            + (data.mostLaunches() > data.fewestLaunches() ? " to " + data.mostLaunches() : "")
            + " "
            + Counted.noun(data.mostLaunches(), "launch")
            + ", "
            + Counted.of(kept, "observation")
            + " in all";
    return data.fewestLaunches() >= ChecklistData.FEWEST
        ? held(title, text + ".")
        : notHeld(title, text + ": fewer launches than an interval needs.");
  }

  private ChecklistItem randomization() {
    String title = "Randomized order (5.1)";
    int most = data.headers().stream().mapToInt(header -> header.plan().size()).max().orElse(0);
    long launches = data.headers().size();
    long orders = data.headers().stream().map(LaunchHeader::plan).distinct().count();
    if (most < 2) {
      return held(title, "One cell in a launch has no order.");
    }
    double possible = LongStream.rangeClosed(2, most).asDoubleStream().reduce(1, (a, b) -> a * b);
    return orders == 1 && Math.pow(possible, 1 - launches) < RARE
        ? notHeld(
            title,
            "All of " + Counted.of(launches, "launch") + " measured their cells in the same order.")
        : held(
            title,
            "The recorded seed orders the cells of each launch; "
                + Counted.of(launches, "launch")
                + " had "
                + Counted.of(orders, "order")
                + ".");
  }

  private ChecklistItem blocking() {
    String title = "Blocks of treatments (5.1)";
    int treatments = data.treatments().size();
    if (treatments < 2) {
      return yours(
          title,
          "There is one treatment. Measure what it is compared with in the same blocks, as a level"
              + " of a factor.");
    }
    int blocks = data.analysis().contents().manifest().orElseThrow().blocks();
    return data.unfinished() > 0
        ? notHeld(
            title,
            Counted.of(data.unfinished(), "launch")
                + " of "
                + Counted.of(blocks, "block")
                + " missing.")
        : held(
            title,
            Counted.of(blocks, "block")
                + ", each with all "
                + treatments
                + " treatments in counterbalanced order.");
  }

  private ChecklistItem outliers() {
    long kept = data.cells().stream().mapToLong(CellFigures::kept).sum();
    long dropped = data.cells().stream().mapToLong(CellFigures::outliers).sum();
    long invalid = data.cells().stream().mapToLong(CellFigures::invalid).sum();
    return held(
        "Outliers removed within launches (5.1)",
        "Tukey's filter dropped "
            + dropped
            + " of "
            + Counted.of(kept + dropped, "valid observation")
            + "; "
            + invalid
            + " were invalid. All are in the files.");
  }

  private ChecklistItem outcome() {
    String title = "Reproducible outcome (5.3)";
    Path directory = data.analysis().contents().directory().path().toAbsolutePath().normalize();
    return directory.getFileName() != null
            && directory.getFileName().toString().matches("trial-\\d+")
        ? held(title, "This is a trial of 'reproduce', which prints the spread of all trials.")
        : yours(
            title,
            "One campaign cannot show the spread of campaigns; 'reproduce' repeats the whole.");
  }
}
