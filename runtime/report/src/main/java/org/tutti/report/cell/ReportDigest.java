package org.tutti.report.cell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.UnmeasuredCell;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.OwnComparisons;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.LevelText;
import org.tutti.records.launch.MessageSize;
import org.tutti.records.launch.UnmeasuredReason;
import org.tutti.report.comparison.AnswerText;
import org.tutti.report.launch.CampaignSetup;
import org.tutti.report.launch.LaunchSection;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.remark.Remark;
import org.tutti.report.remark.RemarkWeight;
import org.tutti.report.remark.Remarks;
import org.tutti.report.remark.TrustLines;
import org.tutti.report.table.ShortNames;

/** What the report of a campaign says, part by part; text and other formats are made from it. */
public final class ReportDigest {
  private static final PageStyle UNBROKEN = new PageStyle(10_000, false, true);

  /** Characters of a line of what is read first. */
  private static final int BRIEF = 80;

  /** Remarks that are told at once; more of them are not read. */
  private static final int MAX_REMARKS = 3;

  private static final int LONGEST_REMARK = 120;

  private static final Pattern NUMBER = Pattern.compile("[-+.\\d]+");

  /** What follows an operation of the catalog in the name of its form. */
  private static final String FORM = ":";

  private static final Comparator<CellFigures> ORDER =
      Comparator.<CellFigures>comparingInt(cell -> cell.key().processes())
          .thenComparingLong(cell -> cell.key().msize())
          .thenComparing(cell -> cell.key().parameters().toString());

  private final CampaignAnalysis analysis;
  private final ShortNames names;
  private final PageStyle style;
  private final List<Remark> remarks;
  private OwnComparisons own;

  private ReportDigest(CampaignAnalysis analysis, PageStyle style) {
    this.analysis = analysis;
    this.names = ShortNames.of(analysis);
    this.style = style;
    this.remarks = Remarks.of(analysis, names);
  }

  /** The digest of a campaign, in unbroken lines; findings are computed, which takes a while. */
  public static ReportDigest of(CampaignAnalysis analysis) {
    return of(analysis, UNBROKEN);
  }

  /** The same, for a page of this style. */
  public static ReportDigest of(CampaignAnalysis analysis, PageStyle style) {
    return new ReportDigest(analysis, style);
  }

  /** The figures. */
  public CampaignAnalysis analysis() {
    return analysis;
  }

  /** The short names of its benchmarks. */
  public ShortNames names() {
    return names;
  }

  /** The style of the page. */
  public PageStyle style() {
    return style;
  }

  /** All remarks, the gravest first. */
  public List<Remark> remarks() {
    return remarks;
  }

  /** Whether the campaign may be trusted, in a sentence. */
  public String trust() {
    return TrustLines.sentence(analysis, remarks, BRIEF);
  }

  /** What the gravest remark means for the figures. */
  public RemarkWeight gravest() {
    return remarks.stream().findFirst().map(Remark::weight).orElse(RemarkWeight.SMALL);
  }

  /** What is to be known beside the trust, which tells the gravest remark; empty if nothing is. */
  public Optional<String> also() {
    List<Remark> grave =
        remarks.stream()
            .skip(analysis.cells().isEmpty() ? 0 : 1)
            .filter(remark -> remark.weight() != RemarkWeight.SMALL)
            .filter(remark -> !UnmeasuredReason.is(remark.problem()))
            .toList();
    List<String> texts =
        new ArrayList<>(
            grave.stream()
                .limit(MAX_REMARKS - 1)
                .map(remark -> remark.inWords(LONGEST_REMARK))
                .toList());
    if (grave.size() > texts.size()) {
      texts.add(grave.size() - texts.size() + " more");
    }
    return texts.isEmpty()
        ? Optional.empty()
        : Optional.of("Also: " + String.join("; ", texts) + ".");
  }

  /** The line that says with what it was measured. */
  public String setup() {
    return CampaignSetup.of(analysis);
  }

  /** In a line, how much the figures of cells rest on, and how and with what they were measured. */
  public String measured(List<CellFigures> cells) {
    return "Measured: " + MethodText.measured(cells) + "; " + setup() + ".";
  }

  /** What a reader must know of its launches. */
  public List<String> launches() {
    return LaunchSection.lines(analysis, style);
  }

  /** Which cells have no figure in some launches. */
  public List<String> missing() {
    return CellNotes.missing(this);
  }

  /** On how many launches and observations the figures rest, and how they were measured. */
  public Optional<String> basis() {
    return CellNotes.basis(this);
  }

  /** One table for each operation, class, and way of measuring. */
  public List<ReportTable> tables() {
    return ReportTable.all(this);
  }

  /** The same, but with all levels of factors in one table, as a picture shows them. */
  public List<ReportTable> tablesOfLevels() {
    return ReportTable.ofLevels(this);
  }

  /** Comparisons with the baselines, or with the first treatment; empty if there is neither. */
  public List<CellComparison> comparisons() {
    return own().comparisons();
  }

  /** The treatment with which cells are compared; empty if with a baseline, or with nothing. */
  Optional<Treatment> base() {
    return own().base();
  }

  private synchronized OwnComparisons own() {
    if (own == null) {
      own = OwnComparisons.of(analysis);
    }
    return own;
  }

  /** The rows of each table: one table for each operation, class, and way of measuring. */
  List<List<CellFigures>> groups() {
    Map<List<Object>, List<CellFigures>> tables = new LinkedHashMap<>();
    for (CellFigures cell : analysis.cells()) {
      List<Object> heading =
          List.of(
              cell.key().operation(),
              CellKey.family(cell.key().benchmark()),
              cell.settings().moved().isPresent(),
              alike(cell.settings()),
              List.copyOf(cell.treatment().levels().keySet()));
      tables.computeIfAbsent(heading, any -> new ArrayList<>()).add(cell);
    }
    tables
        .values()
        .forEach(cells -> cells.sort(ORDER.thenComparing(cell -> !cell.settings().baseline())));
    return List.copyOf(tables.values());
  }

  /** What cells of one table have in common. */
  private static CellSettings alike(CellSettings settings) {
    return new CellSettings(
        settings.method(),
        settings.counts(),
        settings.processing(),
        false,
        settings.further(),
        Optional.empty());
  }

  /** The comparison in which a cell is B. */
  Map<CellFigures, CellComparison> byCell() {
    Map<CellFigures, CellComparison> found = new IdentityHashMap<>();
    comparisons().forEach(comparison -> found.put(comparison.pair().figuresOfB(), comparison));
    return found;
  }

  /**
   * What the comparisons say, in sentences. In a suite, forms of an operation that differ in what
   * they do, such as one call and four, are compared in its table only.
   */
  public List<String> answer() {
    boolean suite = groups().size() > 1;
    return AnswerText.lines(
        comparisons().stream().filter(one -> !(suite && comparesForms(one))).toList(),
        this::subject,
        style.width());
  }

  private static boolean comparesForms(CellComparison comparison) {
    String a = comparison.pair().figuresOfA().key().benchmark();
    String b = comparison.pair().figuresOfB().key().benchmark();
    return !a.equals(b) && b.startsWith(a + FORM);
  }

  /** What a comparison compares with what, such as {@code B against A}. */
  String subject(CellComparison comparison) {
    CellKey b = comparison.pair().figuresOfB().key();
    return base()
        .map(first -> subject(comparison.pair().figuresOfB().treatment(), first))
        .orElseGet(
            () -> {
              String a = comparison.pair().figuresOfA().key().benchmark();
              return names.ofBenchmark(b.benchmark()) + " against " + CellKey.level(a);
            });
  }

  private String subject(Treatment b, Treatment first) {
    Set<String> varied = variedFactors();
    return varied.size() == 1
        ? varied.iterator().next()
            + " "
            + LevelText.of(b.levels(), varied.iterator().next())
            + " against "
            + LevelText.of(first.levels(), varied.iterator().next())
        : level(b) + " against " + level(first);
  }

  /** The factors of which the campaign has more than one level, with a figure or without. */
  Set<String> variedFactors() {
    Map<String, Set<String>> levels = new LinkedHashMap<>();
    Stream.concat(
            analysis.cells().stream(), analysis.unmeasured().stream().map(UnmeasuredCell::cell))
        .flatMap(cell -> cell.treatment().levels().entrySet().stream())
        .forEach(
            level ->
                levels
                    .computeIfAbsent(level.getKey(), any -> new HashSet<>())
                    .add(level.getValue()));
    levels.values().removeIf(all -> all.size() < 2);
    return levels.keySet();
  }

  /** The levels that tell a treatment apart from others; a number with the end of its name. */
  String level(Treatment treatment) {
    return variedFactors().stream()
        .map(
            name -> {
              String level = LevelText.of(treatment.levels(), name);
              String[] words = name.split("[^A-Za-z0-9]");
              return NUMBER.matcher(level).matches()
                  ? words[words.length - 1] + " " + level
                  : level;
            })
        .collect(Collectors.joining(", "));
  }

  /** Factors with one level, which all cells have; empty if there are none. */
  String commonLevels() {
    Map<String, String> common = new LinkedHashMap<>();
    analysis.cells().forEach(cell -> common.putAll(cell.treatment().levels()));
    common.keySet().removeAll(variedFactors());
    return common.isEmpty() ? "" : new Treatment(common).toString();
  }

  /** What tells a cell apart from the others of its benchmark, such as {@code 8 B, chunks 4}. */
  String place(CellFigures cell, Set<String> omitted) {
    List<String> parts = new ArrayList<>();
    parts.add(MessageSize.text(cell.key().msize()));
    if (variesProcesses() && !cell.treatment().levels().containsKey(Treatment.PROCESSES)) {
      parts.add("p " + cell.key().processes());
    }
    Map<String, String> levels = new TreeMap<>(cell.key().parameters());
    levels.putAll(cell.treatment().levels());
    levels.keySet().removeAll(omitted);
    levels.forEach((name, level) -> parts.add(name + " " + LevelText.of(level)));
    return String.join(", ", parts);
  }

  /** The shortest name of a cell, such as {@code Bcast.library, 8 B}. */
  public String name(CellFigures cell) {
    return names.ofBenchmark(cell.key().benchmark()) + ", " + place(cell, Set.of());
  }

  /** What tells a cell apart in its table, but for its size. */
  public String variant(CellFigures cell, ReportTable table) {
    String place = place(cell, table.levels().keySet());
    String rest = place.substring(MessageSize.text(cell.key().msize()).length());
    return !rest.isEmpty() && !CellColumns.variants(table.cells())
        ? rest.substring(", ".length())
        : CellColumns.variant(cell) + rest;
  }

  /** Whether cells were measured with several numbers of processes. */
  boolean variesProcesses() {
    return analysis.cells().stream().map(cell -> cell.key().processes()).distinct().count() > 1;
  }
}
