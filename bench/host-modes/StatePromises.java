package org.tutti.bench.hostmodes;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.tutti.analysis.compare.Verdict;
import org.tutti.cli.Main;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.file.Sha256;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * What {@code compare} and {@code report} say about campaigns on a machine that has two states:
 * StatePromises TEMPLATE DIRECTORY CAMPAIGNS. The template is a campaign of this machine with the
 * factor label=a,b; each simulated one has its files with other times, probes, and digests.
 */
public final class StatePromises {
  /** Of bench/host-modes; nanoseconds, and seconds that a state lasts on average. */
  private static final double[] ROUND_TRIP = {56, 334};

  /** Of an operation so long that the clock's steps of 10 ns do not matter. */
  private static final double[] MEDIAN = {4500, 11_300};

  private static final double[] LASTS = {72, 48};

  private static final double BETWEEN_LAUNCHES = 0.02;
  private static final double WITHIN_LAUNCH = 0.01;
  private static final double SECONDS_OF_LAUNCH = 0.4;
  private static final double DIFFERENCE = 1.03;

  /** Of each side. */
  private static final int LAUNCHES = 20;

  /** A campaign that needs more launches than these is not simulated again. */
  private static final int MAX_MORE = 200;

  private final CampaignDirectory template;
  private final Manifest manifest;
  private final List<JsonObject> opening;
  private final Path directory;
  private SplittableRandom random = new SplittableRandom(0);

  /**
   * A kind of campaign.
   *
   * @param blocks launches of each side
   * @param apart seconds from one launch to the next
   * @param dependence of a launch on the one before, as a correlation
   * @param factor by how much B takes longer
   * @param probed whether the launches have probes
   */
  private record Kind(int blocks, double apart, double dependence, double factor, boolean probed) {
    Kind with(int more) {
      return new Kind(blocks + more, apart, dependence, factor, probed);
    }
  }

  private StatePromises(Path template, Path directory) throws IOException {
    this.template = new CampaignDirectory(template);
    this.manifest = ManifestFile.required(this.template);
    this.opening = lines(this.template.journal()).subList(0, 1);
    this.directory = directory;
  }

  public static void main(String[] arguments) throws IOException {
    StatePromises promises = new StatePromises(Path.of(arguments[0]), Path.of(arguments[1]));
    int campaigns = Integer.parseInt(arguments[2]);
    System.out.println(
        "launches,seconds,dependence,factor,probes,campaigns,slower,faster,often,ratio_holds,ratios,"
            + "more_asked,more_decides,near_holds,nears,far_holds,fars");
    for (double apart : new double[] {1.5, 60}) {
      for (double dependence : new double[] {0, 0.6}) {
        promises.print(new Kind(LAUNCHES, apart, dependence, 1, true), campaigns);
        promises.print(new Kind(LAUNCHES, apart, dependence, DIFFERENCE, true), campaigns);
        promises.print(new Kind(LAUNCHES, apart, dependence, DIFFERENCE, false), campaigns);
      }
    }
  }

  private void print(Kind kind, int campaigns) throws IOException {
    int slower = 0;
    int faster = 0;
    int oftenSlow = 0;
    int moreAsked = 0;
    int moreDecides = 0;
    int[] ratio = new int[2];
    int[] near = new int[2];
    int[] far = new int[2];
    for (int seed = 1; seed <= campaigns; seed++) {
      random = new SplittableRandom(seed);
      JsonObject compared = compared(kind);
      Verdict verdict = Verdict.valueOf(compared.text("verdict"));
      slower += verdict == Verdict.SLOWER ? 1 : 0;
      faster += verdict == Verdict.FASTER ? 1 : 0;
      oftenSlow +=
          verdict.isDifference() && verdict != Verdict.SLOWER && verdict != Verdict.FASTER ? 1 : 0;
      count(compared, "ratioInterval", kind.factor(), ratio);
      long more = compared.has("moreLaunches") ? compared.integer("moreLaunches") : 0;
      if (!isDecided(compared) && more > 0 && more <= MAX_MORE) {
        random = new SplittableRandom(seed + campaigns);
        moreAsked++;
        moreDecides += isDecided(compared(kind.with((int) more))) ? 1 : 0;
      }
      if (kind.probed() && kind.factor() == 1) {
        for (JsonObject cell : json("report").objects("cells")) {
          count(cell, "nearInterval", MEDIAN[0], near);
          count(cell, "farInterval", MEDIAN[1], far);
        }
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d,%.1f,%.1f,%.2f,%b,%d,%d,%d,%d,%d,%d,%d,%d,%d,%d,%d,%d%n",
        kind.blocks(),
        kind.apart(),
        kind.dependence(),
        kind.factor(),
        kind.probed(),
        campaigns,
        slower,
        faster,
        oftenSlow,
        ratio[0],
        ratio[1],
        moreAsked,
        moreDecides,
        near[0],
        near[1],
        far[0],
        far[1]);
  }

  private static boolean isDecided(JsonObject compared) {
    return Verdict.valueOf(compared.text("verdict")) != Verdict.NOT_ENOUGH_EVIDENCE;
  }

  private static void count(JsonObject cell, String interval, double truth, int[] holdsAndAll) {
    if (cell.has(interval)) {
      JsonObject bounds = cell.object(interval);
      boolean holds = bounds.number("low") <= truth && truth <= bounds.number("high");
      holdsAndAll[0] += holds ? 1 : 0;
      holdsAndAll[1]++;
    }
  }

  private JsonObject compared(Kind kind) throws IOException {
    simulate(kind);
    return json("compare", "--factor", "label=a,b").objects("cells").get(0);
  }

  private JsonObject json(String command, String... options) {
    List<String> all = new ArrayList<>(List.of(command, directory.toString()));
    all.addAll(List.of(options));
    all.addAll(List.of("--format", "json"));
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    Main.run(
        new PrintWriter(output), new PrintWriter(errors), Map.of(), all.toArray(String[]::new));
    byte[] bytes = output.toString().getBytes(StandardCharsets.UTF_8);
    try {
      return JsonText.parse(bytes, 0, bytes.length);
    } catch (RuntimeException e) {
      throw new IllegalStateException(output + " " + errors, e);
    }
  }

  /** Writes the campaign. */
  private void simulate(Kind kind) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> files = Files.walk(directory)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    }
    CampaignDirectory campaign = new CampaignDirectory(directory);
    Files.createDirectories(campaign.launches());
    Manifest plan = manifest.withBlocks(kind.blocks());
    ManifestFile.write(campaign, plan);
    List<JsonObject> journal = new ArrayList<>(opening);
    Instant first = Instant.parse("2026-01-05T08:00:00Z");
    Machine machine = new Machine(kind);
    for (PlannedLaunch launch : plan.design().launches()) {
      Instant started = first.plus(Duration.ofMillis((long) (1e3 * machine.time)));
      String digest = writeLaunch(kind, machine, launch, started, campaign);
      journal.add(event("started", launch, started, new JsonObject()));
      journal.add(
          event(
              "finished",
              launch,
              started.plusSeconds(1),
              new JsonObject()
                  .put("cells", "1")
                  .put("digest", digest)
                  .put("exitStatus", "0")
                  .put("lifetimeMillis", "695")));
    }
    StringBuilder text = new StringBuilder();
    journal.forEach(entry -> text.append(text(entry)).append('\n'));
    Files.writeString(campaign.journal(), text);
  }

  private static JsonObject event(
      String name, PlannedLaunch launch, Instant at, JsonObject details) {
    return new JsonObject()
        .put("at", at.toString())
        .put("event", name)
        .put("launch", launch.number())
        .put("attempt", 1)
        .put("details", details);
  }

  /** The machine, and what a launch on it takes. */
  private final class Machine {
    private final Kind kind;
    private double time;
    private int state;
    private double until;
    private double effect;

    Machine(Kind kind) {
      this.kind = kind;
      this.state = random.nextDouble() < LASTS[0] / (LASTS[0] + LASTS[1]) ? 0 : 1;
      this.until = lasting();
      this.effect = BETWEEN_LAUNCHES * random.nextGaussian();
    }

    private double lasting() {
      return -LASTS[state] * Math.log(1 - random.nextDouble());
    }

    private int stateAt(double moment) {
      while (moment > until) {
        state = 1 - state;
        until += lasting();
      }
      return state;
    }

    /** The states before and after the observations of a launch. */
    int[] launch() {
      int[] states = {stateAt(time), stateAt(time + SECONDS_OF_LAUNCH)};
      time += kind.apart();
      effect =
          kind.dependence() * effect
              + Math.sqrt(1 - kind.dependence() * kind.dependence())
                  * BETWEEN_LAUNCHES
                  * random.nextGaussian();
      return states;
    }
  }

  private String writeLaunch(
      Kind kind, Machine machine, PlannedLaunch launch, Instant started, CampaignDirectory campaign)
      throws IOException {
    Path origin =
        manifest.design().launches().stream()
            .filter(one -> one.treatment().equals(launch.treatment()))
            .map(one -> template.launch(one.number()))
            .findFirst()
            .orElseThrow();
    List<JsonObject> records = lines(origin);
    int[] states = machine.launch();
    double factor = launch.treatment().levels().containsValue("b") ? kind.factor() : 1;
    double median = factor * MEDIAN[states[0]] * Math.exp(machine.effect);
    double later = factor * MEDIAN[states[1]] * Math.exp(machine.effect);
    JsonObject header =
        records
            .get(0)
            .put("launch", launch.number())
            .put("seed", launch.number())
            .put("started", started.toString());
    JsonObject cell = records.get(1);
    int observations = cell.integers("runTimes").length;
    long[] times = new long[observations];
    double turn = random.nextDouble();
    for (int i = 0; i < observations; i++) {
      double center = i < turn * observations ? median : later;
      times[i] = Math.round(center * Math.exp(WITHIN_LAUNCH * random.nextGaussian()));
    }
    cell.put("runTimes", times);
    JsonObject conditions = cell.object("conditions");
    if (kind.probed()) {
      List<JsonObject> probes = conditions.objects("probes");
      conditions.put(
          "probes", List.of(probe(probes.get(0), states[0]), probe(probes.get(1), states[1])));
      cell.put("conditions", conditions);
    } else {
      cell.put("conditions", conditions.without("probes"));
    }
    String body = text(header) + "\n" + text(cell) + "\n";
    CRC32C checksum = new CRC32C();
    checksum.update(body.getBytes(StandardCharsets.UTF_8));
    String completion = text(records.get(2).put("crc32c", checksum.getValue()));
    Files.writeString(campaign.launch(launch.number()), body + completion + "\n");
    MessageDigest digest = Sha256.digest();
    digest.update(text(header).getBytes(StandardCharsets.UTF_8));
    digest.update(completion.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest.digest());
  }

  private JsonObject probe(JsonObject probe, int state) {
    long[] picos = {
      Math.round(1e3 * ROUND_TRIP[state] * Math.exp(0.03 * random.nextGaussian())), 0
    };
    return probe.put("roundTripPicos", picos);
  }

  private static List<JsonObject> lines(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(line -> line.getBytes(StandardCharsets.UTF_8))
        .map(bytes -> JsonText.parse(bytes, 0, bytes.length))
        .toList();
  }

  private static String text(JsonObject object) {
    return new String(JsonText.line(object), StandardCharsets.UTF_8);
  }
}
