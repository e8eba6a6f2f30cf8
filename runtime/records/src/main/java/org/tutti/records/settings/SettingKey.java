package org.tutti.records.settings;

import static org.tutti.records.settings.SettingDefinition.toggle;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.annotations.DataState;
import org.tutti.annotations.FileCache;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.RankSummary;
import org.tutti.annotations.RunTimeBasis;
import org.tutti.annotations.Suite;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiNames;
import org.tutti.records.launch.CellSettings;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.sync.ClockKind;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.parameter.SyncParameterValue;
import org.tutti.sync.process.ArrivalPattern;

/**
 * A setting: what it is about, its text, which is the same in an annotation, on the command line,
 * and in a program, how that is parsed, its default, and whether it is recorded. Attributes {@code
 * value} and {@code seconds} of {@code @Repetitions} are {@code repetitions} and {@code
 * repetitions-seconds}.
 *
 * @param <T> type of its value
 */
public final class SettingKey<T> {
  /** Between the texts of a setting that may be given several times; no argument contains it. */
  public static final String AND = "\0";

  private static final List<SettingKey<?>> ALL = new ArrayList<>();

  /** Message sizes in bytes. */
  public static final SettingKey<List<Long>> MSIZES =
      define(
              "msizes",
              "SIZES",
              "Message sizes in bytes, such as 8,1Ki or 8..64Ki*2; with run also adaptive:1..1Mi.",
              SettingReaders::sizes)
          .byDefault("8,1Ki,64Ki")
          .key();

  /** How ranks are made to start together, such as {@code WINDOW_HCA}. */
  public static final SettingKey<SyncConfiguration> SYNC =
      define(
              "sync",
              "METHOD",
              "How ranks are synchronized before each observation, such as BARRIER, WINDOW_HCA, or"
                  + " WINDOW:window=50us.",
              SettingReaders::sync)
          .byDefault("BARRIER")
          .key();

  /** Parameters of the synchronization, such as {@code window=50us;lead=1ms}. */
  public static final SettingKey<List<SyncParameterValue<?>>> SYNC_PARAMETERS =
      define(
              "sync-parameters",
              "NAME=VALUE;...",
              "Parameters of the synchronization, such as window=50us;lead=1ms.",
              SettingReaders::syncParameters)
          .within(SYNC)
          .key();

  /** When each rank arrives at the operation, such as {@code last-late:50us}. */
  public static final SettingKey<ArrivalPattern> ARRIVAL =
      define(
              CellSettings.ARRIVAL,
              "PATTERN",
              "When ranks arrive: ascending, descending, first-late, last-late, or random, with a"
                  + " time or a multiple of the run-time, such as last-late:1x; or a file of"
                  + " offsets.",
              SettingReaders::arrival)
          .compared("arrival of ranks:")
          .key();

  /** The clocks that run-times are computed with; by default the global clock, if there is one. */
  public static final SettingKey<RunTimeBasis> RUN_TIME =
      define(
              "run-time",
              "BASIS",
              "LOCAL (end - start on each rank), GLOBAL (latest end - earliest start), or"
                  + " LAST_START (latest end - latest start).",
              SettingReaders.constant(RunTimeBasis.class))
          .key();

  /** The local clock that is read before and after the operation. */
  public static final SettingKey<ClockKind> CLOCK =
      define("clock", "CLOCK", "The local clock: MONOTONIC, MPI_WTIME or TSC.", ClockKind::of)
          .byDefault("MONOTONIC")
          .key();

  /** How the local run-times of all ranks are summarized. */
  public static final SettingKey<RankSummary> SUMMARY =
      define(
              "summary",
              "SUMMARY",
              "Local run-times over ranks: MAX, MEAN, MIN or ROOT.",
              SettingReaders.constant(RankSummary.class))
          .byDefault("MAX")
          .key();

  /** Whether the times of every rank are kept in addition to their summary. */
  public static final SettingKey<Boolean> SUMMARY_ALL_RANKS =
      toggle("summary-all-ranks", "Keep the start and run-time of every rank in the result file.")
          .recorded()
          .within(SUMMARY)
          .key();

  /** How many interquartile ranges beyond the quartiles an observation is an outlier. */
  public static final SettingKey<Double> SUMMARY_OUTLIER_FACTOR =
      define(
              CellSettings.OUTLIER_FACTOR,
              "X",
              "Leave out observations farther than X interquartile ranges from the quartiles"
                  + " (Tukey).",
              SettingReaders.between(0.5, 1000))
          .byDefault(Double.toString(TukeyFilter.USUAL))
          .compared("outliers: factor")
          .within(SUMMARY)
          .key();

  /** Whether the phases that a benchmark marks are timed. */
  public static final SettingKey<Boolean> PHASES =
      toggle("phases", "Time the phases that the benchmark marks; each mark reads the clock once.")
          .compared("marks of phases timed:")
          .key();

  /** The root of rooted operations. */
  public static final SettingKey<RootChoice> ROOT_RANK =
      define(
              "root-rank",
              "RANK",
              "Root of rooted operations: a rank, LAST, or ROTATING (i mod p for observation i).",
              RootChoice::parse)
          .byDefault(RootChoice.FIRST.text())
          .compared("root:")
          .key();

  /** Calls timed as one observation. */
  public static final SettingKey<Integer> BATCH =
      define("batch", "N", "Calls that are timed as one observation.", SettingReaders.atLeast(1))
          .byDefault("1")
          .compared("calls in an observation:")
          .key();

  /** Whether a barrier follows each call of a batch, inside the timed region. */
  public static final SettingKey<Boolean> BATCH_BARRIER =
      toggle("batch-barrier", "Time a barrier after each call.")
          .compared("barrier after each call:")
          .within(BATCH)
          .key();

  /** A processing scheme whose figures are computed in addition to Tutti's own. */
  public static final SettingKey<ProcessingScheme> PROCESSING =
      define(
              "processing",
              "SCHEME",
              "Also process the observations as a suite does: PS1 to PS8 (Hunold and Carpen-Amarie"
                  + " 2016, table 4).",
              SettingReaders.constant(ProcessingScheme.class))
          .key();

  /** Which multiple of the 99th percentile is an outlier to MPIBench. */
  public static final SettingKey<Double> PROCESSING_OUTLIER_FACTOR =
      define(
              "processing-outlier-factor",
              "X",
              "With PS5 (MPIBench): leave out observations above X times the 99th percentile.",
              SettingReaders.between(1, 1000))
          .byDefault(Double.toString(ThresholdFilter.USUAL))
          .recorded()
          .within(PROCESSING)
          .key();

  /** A suite whose measurement scheme provides the values of settings that are unset. */
  public static final SettingKey<Suite> SCHEME =
      define(
              "scheme",
              "SUITE",
              "Measure like a benchmark suite: OSU, IMB, SKAMPI, MPPTEST, NBCBENCH, MPIBENCH,"
                  + " MPIBLIB, MPICROSCOPE, PHLOEM, REPROMPI or NEIGHBORHOODS.",
              SettingReaders.constant(Suite.class))
          .recorded()
          .key();

  /** How the work of all processes depends on their number. */
  public static final SettingKey<ScaledWork> SCALING =
      define(
              CellSettings.SCALING,
              "WORK",
              "What benchmarks do with more processes: strong (share the same work), weak (each as"
                  + " much), or weak: and the work of all as a function of p, such as"
                  + " weak:p*sqrt(p).",
              ScaledWork::new)
          .compared("scaling:")
          .key();

  /** The time limit of a cell in seconds. */
  public static final SettingKey<Integer> TIMEOUT =
      define(
              "timeout",
              "SECONDS",
              "End the launch when a cell takes longer.",
              SettingReaders.atLeast(1))
          .key();

  /** Where the data of the operation are when an observation begins. */
  public static final SettingKey<DataState> DATA =
      define(
              "data",
              "STATE",
              "What is done with the data between observations: UNTOUCHED, WRITTEN (by senders,"
                  + " before), READ (by receivers, after), WRITTEN-READ, FLUSHED (from all caches),"
                  + " EVICTED (with all else, by overwriting memory), or ADVANCED (each call uses"
                  + " other memory).",
              SettingReaders.constant(DataState.class))
          .byDefault(DataState.UNTOUCHED.name())
          .key();

  /** Size of the cache that data are evicted from, or advance out of. */
  public static final SettingKey<Long> DATA_CACHE_BYTES =
      define(
              "data-cache-bytes",
              "SIZE",
              "Size of the cache that EVICTED overwrites and ADVANCED leaves behind, such as 4Mi"
                  + " (default: detected).",
              SettingReaders::bytes)
          .compared("bytes of the cold cache:")
          .within(DATA)
          .key();

  /** The directory for files that benchmarks read and write; by default that of the results. */
  public static final SettingKey<Path> FILE_DIR =
      define(
              "file-dir",
              "DIR",
              "Directory in which benchmarks make their files, which are removed afterward"
                  + " (default: where the results are).",
              text -> SettingReaders.path(text).toAbsolutePath().normalize())
          .compared("directory of files:")
          .key();

  /** Whether files are in memory when they are read or written. */
  public static final SettingKey<FileCache> FILE_CACHE =
      define(
              "file-cache",
              "STATE",
              "WARM (files are in the system's memory) or DROPPED (it forgets them before each"
                  + " observation).",
              SettingReaders.constant(FileCache.class))
          .byDefault(FileCache.WARM.name())
          .compared("files in memory:")
          .within(FILE_DIR)
          .key();

  /** Hints that files are opened with. */
  public static final SettingKey<Map<String, String>> FILE_HINTS =
      define(
              "file-hints",
              "NAME=VALUE;...",
              "Hints that files are opened with (MPI_Info), such as"
                  + " cb_nodes=1;romio_cb_write=enable.",
              SettingReaders::hints)
          .compared("hints for files:")
          .within(FILE_DIR)
          .key();

  /** Observations of a cell in a launch. */
  public static final SettingKey<Integer> REPETITIONS =
      define("repetitions", "N", "Observations per cell in a launch.", SettingReaders.atLeast(1))
          .alias("nrep")
          .byDefault("1000")
          .key();

  /** Relative half width of the median's interval at which a cell is complete. */
  public static final SettingKey<Double> REPETITIONS_INTERVAL =
      define(
              "repetitions-interval",
              "SHARE",
              "Stop a cell when the relative width of its median's interval is at most this, such"
                  + " as 0.02.",
              SettingReaders.atLeast(0.0001))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** The measuring time in seconds after which a cell is complete. */
  public static final SettingKey<Double> REPETITIONS_SECONDS =
      define(
              "repetitions-seconds",
              "SECONDS",
              "Stop a cell after this measuring time.",
              SettingReaders.atLeast(0.001))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** Relative half width of the mean's interval at which a cell is complete. */
  public static final SettingKey<Double> REPETITIONS_MEAN_INTERVAL =
      define(
              "repetitions-mean-interval",
              "SHARE",
              "Stop a cell when the relative width of its mean's interval is at most this"
                  + " (MPIBlib).",
              SettingReaders.atLeast(0.0001))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** Relative standard error of the mean at which a cell is complete. */
  public static final SettingKey<Double> REPETITIONS_ERROR =
      define(
              "repetitions-error",
              "SHARE",
              "Stop a cell when the relative standard error of its mean is below this (SKaMPI).",
              SettingReaders.atLeast(0.0001))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** The number of observations that are skipped whenever as many gave no new minimum. */
  public static final SettingKey<Integer> REPETITIONS_DECAY =
      define(
              "repetitions-decay",
              "N",
              "Skip N observations whenever N in a row gave no new minimum (mpicroscope).",
              SettingReaders.atLeast(1))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** The fraction of the remaining observations that is left whenever some are skipped. */
  public static final SettingKey<Double> REPETITIONS_DECAY_FACTOR =
      define(
              "repetitions-decay-factor",
              "SHARE",
              "With decay: keep this share of the remaining observations, such as 0.5, instead of all"
                  + " but N.",
              SettingReaders.between(0, 1))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** The least number of observations before an interval or a standard error is evaluated. */
  public static final SettingKey<Integer> MIN_REPETITIONS =
      define(
              "repetitions-min",
              "N",
              "Minimum number of observations before an interval or standard error is evaluated"
                  + " (default: 30).",
              SettingReaders.atLeast(2))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** The number of portions in which compared cells are measured alternately. */
  public static final SettingKey<Integer> REPETITIONS_ROUNDS =
      define(
              "repetitions-rounds",
              "N",
              "Number of rounds in which compared cells are measured alternately; 1 measures one"
                  + " cell after the other.",
              SettingReaders.atLeast(1))
          .byDefault("10")
          .within(REPETITIONS)
          .key();

  /** Whether cells of all message sizes are measured alternately. */
  public static final SettingKey<Boolean> REPETITIONS_ALL_SIZES =
      toggle("repetitions-all-sizes", "Let each round visit all message sizes (mpptest).")
          .recorded()
          .within(REPETITIONS)
          .key();

  /** The share by which a cell lies above its neighbors before it is measured once more. */
  public static final SettingKey<Double> REPETITIONS_SECOND_LOOK =
      define(
              "repetitions-second-look",
              "SHARE",
              "With all-sizes: measure cells again that lie this share above the sizes around them"
                  + " (mpptest).",
              SettingReaders.between(0.001, 1000))
          .recorded()
          .within(REPETITIONS)
          .key();

  /** Whether the data are checked after measuring as well. */
  public static final SettingKey<Boolean> RECHECK =
      toggle("recheck", "Check the data again after measuring.").recorded().key();

  /** Whether the state of the machine is measured between cells. */
  public static final SettingKey<Boolean> PROBES =
      toggle("probes", "Measure the distance of the ranks' processors between cells.")
          .byDefault("true")
          .key();

  /** Options of each rank's JVM. */
  public static final SettingKey<List<String>> JVM =
      define(
              "jvm",
              "OPTION;...",
              "Options for the JVM of each rank, applied by run, such as '-Xmx256m;-Xss1m'.",
              SettingReaders::texts)
          .saidBy("jvm-option")
          .key();

  /** The thread level that the ranks ask MPI for. */
  public static final SettingKey<MpiThreadLevel> THREAD_LEVEL =
      define(
              "thread-level",
              "LEVEL",
              "The thread level to request from MPI: SINGLE, FUNNELED, SERIALIZED or MULTIPLE.",
              SettingReaders.constant(MpiThreadLevel.class))
          .byDefault("SINGLE")
          .key();

  /** Launches in a campaign. */
  public static final SettingKey<Integer> LAUNCHES =
      define(
              "launches",
              "N",
              "Launches of a campaign (default: 10; reproduce: 30; check: as many as its tests"
                  + " need).",
              SettingReaders.atLeast(1))
          .byDefault("10")
          .key();

  /** Calls before the first observation of a cell. */
  public static final SettingKey<Integer> WARMUP =
      define(
              "warmup",
              "N",
              "Minimum number of calls before the first observation of a cell.",
              SettingReaders.atLeast(0))
          .byDefault("200")
          .key();

  /** Ranks of a launch. */
  public static final SettingKey<Integer> PROCESSES =
      define(
              "processes",
              "P",
              "Number of ranks (default: 2); that of the launcher where one has started this"
                  + " process.",
              SettingReaders.count(1, SettingReaders.MOST_PROCESSES))
          .alias("-np")
          .byDefault("2")
          .of(SettingScope.LAUNCH)
          .key();

  /** The provider of the communicators that benchmarks use. */
  public static final SettingKey<ProviderKind> MPI =
      define(
              "mpi",
              "PROVIDER",
              "native (an MPI library; the default under a launcher), mpj or mpj-niodev (MPJ"
                  + " Express in one JVM or in many), inprocess (ranks are threads of one JVM), or"
                  + " simulated (a model of a network and of clocks, for thousands of ranks);"
                  + " default: the first of native, mpj and inprocess that this machine has.",
              MpiNames::provider)
          .of(SettingScope.LAUNCH)
          .key();

  /** The MPI library of the native provider. */
  public static final SettingKey<LibraryName> MPI_LIBRARY =
      define(
              "mpi-library",
              "LIBRARY",
              "openmpi, mpich, mpi_abi (the standard ABI of MPI 5) or the path of a library, for"
                  + " the native provider (also: TUTTI_MPI_LIBRARY).",
              MpiNames::library)
          .of(SettingScope.LAUNCH)
          .key();

  /** What starts the ranks. */
  public static final SettingKey<LauncherName> LAUNCHER =
      define(
              "launcher",
              "NAME",
              "openmpi, mpich, srun or the path of a launcher, for the native provider (default:"
                  + " the one of --mpi-library, otherwise mpirun).",
              MpiNames::launcher)
          .of(SettingScope.LAUNCH)
          .key();

  /** Further arguments of the launcher. */
  public static final SettingKey<List<String>> LAUNCHER_OPTION =
      define(
              "launcher-option",
              "ARGUMENT",
              "An argument passed unchanged to the launcher; may be repeated, such as"
                  + " --launcher-option=--oversubscribe.",
              SettingReaders::elements)
          .severalTimes()
          .of(SettingScope.LAUNCH)
          .key();

  /** What a rank is bound to. */
  public static final SettingKey<String> BIND_TO =
      define(
              "bind-to",
              "POLICY",
              "What a rank is bound to, such as core or none (default: the launcher's);"
                  + " cpus:0,4/1,5 names the processors of each. Without run, only ranks of mpj and"
                  + " mpj-niodev are bound: to core (the default) or none.",
              SettingReaders.text())
          .of(SettingScope.LAUNCH)
          .key();

  /** How ranks are distributed over the machine. */
  public static final SettingKey<String> MAP_BY =
      define(
              "map-by",
              "POLICY",
              "How ranks are distributed: block or cyclic over hosts, or a policy of the launcher"
                  + " (default: the launcher's).",
              SettingReaders.text())
          .of(SettingScope.LAUNCH)
          .key();

  /** The hosts of the ranks, without a {@link #REMOTE_SHELL}. */
  public static final SettingKey<HostList> HOSTS =
      define(
              "hosts",
              "HOST:N,...",
              "The hosts of the ranks and the number of ranks on each, such as h1:2,h2:2, for any"
                  + " launcher, or @FILE with lines HOST:N, HOST slots=N max_slots=N, or HOST"
                  + " (default: the launcher's).",
              HostList::said)
          .of(SettingScope.LAUNCH)
          .key();

  /** The program that starts processes on other hosts. */
  public static final SettingKey<String> REMOTE_SHELL =
      define(
              "remote-shell",
              "PROGRAM",
              "The program that starts processes on other hosts: PROGRAM HOST COMMAND (default: the"
                  + " launcher's, ssh).",
              SettingReaders.text())
          .of(SettingScope.LAUNCH)
          .key();

  /** The processors' frequency governor while a launch runs, which only a factor varies. */
  public static final SettingKey<String> GOVERNOR =
      define("governor", "NAME", "The processors' frequency governor.", SettingReaders.text())
          .saidBy("factor")
          .of(SettingScope.LAUNCH)
          .key();

  /** Environment variables of all ranks. */
  public static final SettingKey<RankVariables> ENVIRONMENT =
      define(
              "environment",
              "NAME[=VALUE]",
              "An environment variable for all ranks; may be repeated. Without a value, the"
                  + " variable of this process is passed on, and its value is not recorded.",
              RankVariables::parse)
          .severalTimes()
          .of(SettingScope.LAUNCH)
          .key();

  /** Options of the JVM of each rank, after those of {@link #JVM}. */
  public static final SettingKey<List<String>> JVM_OPTION =
      define(
              "jvm-option",
              "OPTION",
              "An option for the JVM of each rank, or of one rank, such as --jvm-option=-Xmx256m"
                  + " or --jvm-option=1:-Xlog:gc; may be repeated.",
              SettingReaders::elements)
          .severalTimes()
          .of(SettingScope.LAUNCH)
          .key();

  /** A profiler of the ranks. */
  public static final SettingKey<String> PROFILE =
      define(
              "profile",
              "TOOL",
              "Profile the ranks with jfr or async=/path/to/libasyncProfiler.so, followed by"
                  + " optional ,rank=N for one rank and options of the tool. Results under a"
                  + " profiler are not compared with others.",
              SettingReaders.text())
          .of(SettingScope.LAUNCH)
          .key();

  /** The java executable of the ranks. */
  public static final SettingKey<String> JAVA =
      define(
              "java",
              "PATH",
              "The java executable of the ranks (default: the one that runs the driver).",
              SettingReaders.text())
          .of(SettingScope.LAUNCH)
          .key();

  /** The campaign directory. */
  public static final SettingKey<Path> RESULTS =
      define(
              "results",
              "DIR",
              "Campaign directory (default: tutti-results/TIME).",
              SettingReaders::path)
          .of(SettingScope.CAMPAIGN)
          .key();

  /** The seed of all random orders. */
  public static final SettingKey<Long> SEED =
      define(
              "seed",
              "N",
              "Seed of all random orders (default: drawn at random and recorded).",
              Long::valueOf)
          .of(SettingScope.CAMPAIGN)
          .key();

  /** The time after which a campaign begins no block. */
  public static final SettingKey<Duration> BUDGET =
      define(
              "budget",
              "TIME",
              "Time budget, such as 20m. A block that would probably exceed it is not started.",
              SettingReaders.time())
          .of(SettingScope.CAMPAIGN)
          .key();

  /** The relative half width of the interval of each cell at which a campaign may end. */
  public static final SettingKey<Double> PRECISION =
      define(
              "precision",
              "SHARE",
              "Stop when the interval of each cell's median over launches is within this fraction"
                  + " of the median, such as 2%, but not before five minutes, or the time of"
                  + " --spread if that is shorter.",
              SettingReaders::share)
          .of(SettingScope.CAMPAIGN)
          .key();

  /** The time over which launches are spread. */
  public static final SettingKey<Duration> SPREAD =
      define(
              "spread",
              "TIME",
              "Spread the launches over this time, such as 2h; otherwise all of them may find the"
                  + " machine in the same state.",
              SettingReaders.time())
          .of(SettingScope.CAMPAIGN)
          .key();

  /** The states of the machine in which a campaign is to have launches. */
  public static final SettingKey<WantedStates> STATE =
      define(
              "state",
              "STATE[=N],...",
              "Go on until N launches of each cell were near, or far, as the probes of the machine"
                  + " show it: near, or near=10,far=10; without N, as many as --launches. The other"
                  + " launches count as well. It ends ten minutes after the launches that were"
                  + " planned, or with at-most=TIME after that time: near=10,at-most=1h.",
              WantedStates::parse)
          .of(SettingScope.CAMPAIGN)
          .key();

  /** Launches of each treatment in a pilot. */
  public static final SettingKey<Integer> PILOT =
      define(
              "pilot",
              "N",
              "First run N launches of each treatment in DIR/pilot, to measure how long a launch"
                  + " takes and to propose the split of the time into launches and observations"
                  + " that is most precise. With --budget, and without --launches and --nrep, the"
                  + " campaign uses that split.",
              SettingReaders.atLeast(2))
          .of(SettingScope.CAMPAIGN)
          .key();

  /** Whether results of another plan are moved aside. */
  public static final SettingKey<Boolean> SET_ASIDE =
      toggle("set-aside", "If the directory holds results of another plan, move them aside.")
          .of(SettingScope.CAMPAIGN)
          .key();

  /** How often a failed launch is repeated. */
  public static final SettingKey<Integer> RETRIES =
      define(
              "retries",
              "N",
              "How many times a failed launch is repeated; the report shows each attempt.",
              SettingReaders.atLeast(0))
          .byDefault("1")
          .of(SettingScope.DRIVER)
          .key();

  /** Time limits of a launch. */
  public static final SettingKey<LaunchTimeouts> LAUNCH_TIMEOUT =
      define(
              "launch-timeout",
              "TIME",
              "Time limit of a launch (default: 6h). Refined after commas by start-up=TIME, for it"
                  + " to start (2m), and silence=TIME, between finished cells (10m), both longer in"
                  + " proportion with more than 1,024 ranks.",
              LaunchTimeouts::parse)
          .of(SettingScope.DRIVER)
          .key();

  /** Whether ranks start without a JVM cache. */
  public static final SettingKey<Boolean> NO_JVM_CACHE =
      toggle(
              "no-jvm-cache",
              "Start the ranks without a JVM cache, and do not make one (default: the cache of the"
                  + " build; if there is none, a campaign of three or more launches makes one).")
          .of(SettingScope.DRIVER)
          .key();

  private final String name;
  private final List<String> aliases;
  private final String label;
  private final String description;
  private final Function<String, T> parser;
  private final Optional<SettingValue<T>> defaultValue;
  private final Optional<String> compared;
  private final Optional<SettingKey<?>> main;
  private final Optional<String> otherOption;
  private final SettingScope scope;
  private final boolean repeatable;
  private final boolean recorded;

  SettingKey(SettingDefinition<T> definition) {
    name = definition.name;
    aliases = List.copyOf(definition.aliases);
    label = definition.label;
    description = definition.description;
    parser = definition.parser;
    compared = definition.compared;
    main = definition.main;
    otherOption = definition.otherOption;
    scope = definition.scope;
    repeatable = definition.repeatable;
    recorded = definition.recorded;
    defaultValue =
        definition.defaultText.isPresent()
            ? Optional.of(parse(definition.defaultText.get()))
            : Optional.empty();
  }

  private static <T> SettingDefinition<T> define(
      String name, String label, String description, Function<String, T> parser) {
    return new SettingDefinition<>(name, label, description, parser);
  }

  /** Adds a setting to {@link #all}. */
  static void list(SettingKey<?> key) {
    ALL.add(key);
  }

  /** All settings of ranks, in the order in which they are shown. */
  public static List<SettingKey<?>> all() {
    return all(SettingScope.RANK);
  }

  /** All settings of a scope, in the order in which they are shown. */
  public static List<SettingKey<?>> all(SettingScope scope) {
    List<SettingKey<?>> all = new ArrayList<>();
    for (SettingKey<?> key : ALL) {
      if (key.scope == scope) {
        all.add(key);
      }
    }
    return Collections.unmodifiableList(all);
  }

  /** The setting of this name, whatever its scope, if there is one. */
  public static Optional<SettingKey<?>> named(String name) {
    for (SettingKey<?> key : ALL) {
      if (key.name.equals(name)) {
        return Optional.of(key);
      }
    }
    return Optional.empty();
  }

  /** What it is about. */
  public SettingScope scope() {
    return scope;
  }

  /** Whether it may be given several times; its text has those of all, with {@link #AND}. */
  public boolean isRepeatable() {
    return repeatable;
  }

  /** The name, such as {@code run-time}; that of its option, if any, has two dashes before it. */
  public String name() {
    return name;
  }

  /** Whether it has an option of its own. */
  public boolean isOption() {
    return main.isEmpty() && otherOption.isEmpty();
  }

  /** The settings that its option says as well, after commas. */
  public List<SettingKey<?>> refinements() {
    List<SettingKey<?>> refinements = new ArrayList<>();
    for (SettingKey<?> key : ALL) {
      if (key.main.isPresent() && key.main.get() == this) {
        refinements.add(key);
      }
    }
    return refinements;
  }

  /** A sentence with the names of those, after a blank; empty if there are none. */
  public String refined() {
    List<SettingKey<?>> refinements = refinements();
    return refinements.isEmpty()
        ? ""
        : " Refined after commas by "
            + refinements.stream().map(SettingKey::refinement).collect(Collectors.joining(", "))
            + ".";
  }

  /** Its name within the option of the setting that it refines, such as {@code interval}. */
  public String refinement() {
    return name.substring(name.indexOf('-') + 1);
  }

  /** How the command line says it, such as {@code --repetitions ...,interval=SHARE}. */
  public String spelling() {
    String value = isSwitch() ? "" : "=" + label;
    return main.map(key -> "--" + key.name + " ...," + refinement() + value)
        .orElseGet(() -> "--" + otherOption.orElse(name));
  }

  /**
   * What the text of its option says: of this setting, and of those that refine it.
   *
   * @throws TuttiException TUTTI-003 if a refinement is given twice
   */
  public Map<SettingKey<?>, String> texts(String text) {
    Map<String, SettingKey<?>> byName = new LinkedHashMap<>();
    for (SettingKey<?> key : refinements()) {
      byName.put(key.refinement(), key);
    }
    if (byName.isEmpty()) {
      return Map.of(this, text);
    }
    try {
      RefinedText refined = RefinedText.of(text, byName.keySet());
      Map<SettingKey<?>, String> texts = new LinkedHashMap<>();
      if (refined.value().isPresent()) {
        texts.put(this, refined.value().get());
      }
      for (Map.Entry<String, String> one : refined.refinements().entrySet()) {
        texts.put(byName.get(one.getKey()), one.getValue());
      }
      return texts;
    } catch (IllegalArgumentException e) {
      throw invalid(text, e.getMessage(), e);
    }
  }

  /** The names of its option, with their dashes. */
  public List<String> optionNames() {
    return Stream.concat(Stream.of(name), aliases.stream())
        .map(one -> one.startsWith("-") ? one : "--" + one)
        .toList();
  }

  /** The placeholder for its value in help, such as {@code N}. */
  public String label() {
    return label;
  }

  /** Whether it is either true or false. */
  public boolean isSwitch() {
    return label.equals(SettingDefinition.SWITCH);
  }

  /** What it does, in a sentence. */
  public String description() {
    return description;
  }

  /** The value if it is not set. */
  public Optional<SettingValue<T>> defaultValue() {
    return defaultValue;
  }

  /**
   * Whether it is among the further settings in the record of a cell, unless it has its default.
   * Others have a field of their own there, or do not affect the meaning of a cell's figures.
   */
  boolean isRecorded() {
    return recorded;
  }

  /**
   * What differs, in words, between cells that were measured with other values of it, if that makes
   * their figures incomparable. Settings of the {@link org.tutti.records.launch.TimingMethod} do,
   * too, and are compared there.
   */
  public Optional<String> compared() {
    return compared;
  }

  /**
   * Its value in a cell, in one spelling.
   *
   * @param further the recorded settings of the cell, by name
   */
  public String valueIn(Map<String, String> further) {
    String text =
        further.getOrDefault(name, defaultValue.map(SettingValue::text).orElse("not set"));
    return defaultValue.map(SettingValue::value).filter(Double.class::isInstance).isPresent()
        ? Double.toString(Double.parseDouble(text))
        : text;
  }

  /**
   * Parses a text. Do so once, where the text enters the program, and pass the value on.
   *
   * @throws TuttiException TUTTI-003 if the text is not a value of this setting; 006 if it names
   *     something unknown; 045 or 108 for synchronizations, 235 for hosts, and 458 for states
   */
  public SettingValue<T> parse(String text) {
    try {
      T value = parser.apply(repeatable ? text : text.strip());
      // What a file says is passed on, not its name: it may not exist where ranks run. And where a
      // directory is, not how it is called from here. And of work one spelling, to be compared.
      boolean isResolved =
          value instanceof ArrivalPattern
              || value instanceof Path
              || value instanceof ScaledWork
              || value instanceof HostList;
      return new SettingValue<>(this, isResolved ? value.toString() : text, value);
    } catch (IllegalArgumentException e) {
      String why = e instanceof NumberFormatException ? "it is not a valid number" : e.getMessage();
      throw invalid(text.replace(AND, " "), why, e);
    }
  }

  /** An error that says why a text is no value of this setting. */
  public TuttiException invalid(String text, String why, Throwable cause) {
    String typed = aliases.isEmpty() ? name : name + " (" + optionNames().get(1) + ")";
    return CommandLineProblem.OPTION_VALUE_INVALID.error(
        "Bad value '" + text + "' for " + typed + ": " + why + ".", description + refined(), cause);
  }

  @Override
  public String toString() {
    return name;
  }
}
