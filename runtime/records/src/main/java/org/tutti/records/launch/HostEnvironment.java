package org.tutti.records.launch;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

/**
 * The environment on a host other than that of rank 0.
 *
 * @param host name of the host
 * @param library the MPI library, as the first rank on this host loaded it
 * @param facts facts about hardware, system, and software by name
 * @param variables environment variables that affect MPI libraries and launchers
 */
public record HostEnvironment(
    String host, LibraryInfo library, Map<String, String> facts, Map<String, String> variables)
    implements FileRecord<HostEnvironment> {

  public HostEnvironment {
    facts = Map.copyOf(facts);
    variables = Map.copyOf(variables);
  }

  static final LibraryInfo NO_LIBRARY =
      new LibraryInfo(
          ProviderKind.NATIVE,
          "",
          "",
          "",
          "",
          new CallCost(Duration.ZERO, false),
          ThreadLevels.SINGLE);

  static final HostEnvironment BLANK = new HostEnvironment("", NO_LIBRARY, Map.of(), Map.of());

  /** The environment as JSON. */
  public JsonObject json() {
    return RecordFields.write(this);
  }

  /**
   * The environment of JSON.
   *
   * @throws MalformedJsonException if it is not what {@link #json} has made
   */
  public static HostEnvironment of(JsonObject json) {
    return RecordFields.read(json, BLANK);
  }

  @Override
  public HostEnvironment fields(RecordFields fields) {
    return new HostEnvironment(
        fields.text("host", host),
        library(fields.within("library"), library),
        fields.texts("environment", facts),
        fields.texts("variables", variables));
  }

  static LibraryInfo library(RecordFields fields, LibraryInfo library) {
    return new LibraryInfo(
        provider(fields.text("provider", library.provider().label())),
        fields.text("name", library.name()),
        fields.text("version", library.version()),
        fields.text("path", library.path()),
        fields.text("linker", library.linker()),
        new CallCost(
            Duration.ofNanos(
                fields.integer("callCostNanos", library.callCost().duration().toNanos())),
            fields.mark("callCostTakenOver", library.callCost().takenOver())),
        threads(fields.within("threadLevel"), library.threads()));
  }

  private static ThreadLevels threads(RecordFields fields, ThreadLevels levels) {
    return new ThreadLevels(
        fields.constant("asked", levels.asked()), fields.constant("provided", levels.provided()));
  }

  private static ProviderKind provider(String label) {
    Optional<ProviderKind> provider = ProviderKind.labeled(label);
    if (provider.isEmpty()) {
      throw new MalformedJsonException("'provider' is '" + label + "', which is unknown");
    }
    return provider.get();
  }
}
