package org.tutti.records.campaign;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.file.DurableFiles;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.file.Sha256;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.TextReplacement;
import org.tutti.records.launch.MachineState;
import org.tutti.records.settings.WantedStates;

/** {@link Manifest}s to and from {@code manifest.json}. */
public final class ManifestFile {
  /** Enough for as many launches and treatments as a campaign may have. */
  private static final int MAX_BYTES = 1 << 26;

  /** Tells that number of blocks, later stages, and order are as they were written. */
  private static final String DIGEST = "digest";

  private ManifestFile() {}

  /**
   * Writes a manifest, whole or not at all.
   *
   * @throws TuttiException if the directory cannot be written
   */
  public static void write(CampaignDirectory directory, Manifest manifest) {
    try {
      DurableFiles.write(directory.manifest(), content(manifest));
    } catch (IOException e) {
      throw notWritable(directory, e);
    }
  }

  /**
   * Removes what a process has left that was killed while it wrote the manifest.
   *
   * @throws TuttiException if the directory cannot be written
   */
  public static void removeLeftover(CampaignDirectory directory) {
    try {
      DurableFiles.removeLeftover(directory.manifest());
    } catch (IOException e) {
      throw notWritable(directory, e);
    }
  }

  private static TuttiException notWritable(CampaignDirectory directory, IOException cause) {
    return CampaignProblem.RESULTS_NOT_WRITABLE.error(
        "The manifest " + directory.manifest() + " cannot be written: " + cause + ".",
        "Name a writable directory with --results.",
        cause);
  }

  /**
   * Reads the manifest of a planned campaign.
   *
   * @throws TuttiException if all of its launches were started by hand
   */
  public static Manifest required(CampaignDirectory directory) {
    return read(directory)
        .orElseThrow(
            () ->
                CampaignProblem.CAMPAIGN_WITHOUT_PLAN.error(
                    "The launches in '"
                        + directory.path()
                        + "' were started by hand, without a plan.",
                    "There is nothing to resume or to repeat; 'run' starts a campaign."));
  }

  /**
   * Reads the manifest of a campaign; empty if the directory was not created by a driver.
   *
   * @throws TuttiException if it cannot be read, has another format, or is damaged
   */
  public static Optional<Manifest> read(CampaignDirectory directory) {
    Path file = directory.manifest();
    if (!RecordFiles.exists(file)) {
      return Optional.empty();
    }
    try {
      byte[] bytes =
          RecordFiles.read(file, (int) Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / 32));
      JsonObject json = JsonText.parse(bytes, 0, bytes.length);
      long version = json.integer("formatVersion");
      if (version > Manifest.FORMAT_VERSION) {
        throw RecordProblem.FILE_OF_OTHER_VERSION.error(
            file
                + " has format version "
                + version
                + ", which is newer than this version of"
                + " Tutti can read.",
            "Read it with the version of Tutti that wrote it ("
                + json.text("tutti")
                + ") or a newer one.");
      }
      if (version < Manifest.FORMAT_VERSION) {
        throw RecordProblem.FILE_OF_OTHER_VERSION.error(
            file
                + " has format version "
                + version
                + ", which this version of Tutti can no"
                + " longer read.");
      }
      Manifest manifest = decode(json);
      Design.checkSize(manifest.treatments().size(), manifest.blocks());
      if (!manifest.identifier().equals(json.text("campaign"))
          || !digest(json).equals(json.text(DIGEST))) {
        throw new MalformedJsonException("it was changed after the campaign began");
      }
      return Optional.of(manifest);
    } catch (RuntimeException e) {
      if (RecordFiles.isOfFile(e)) {
        throw e;
      }
      throw CampaignProblem.MANIFEST_DAMAGED.error(
          file + " cannot be read as the manifest of a campaign: " + e.getMessage() + ".",
          "Restore it from a copy: it says what each launch is.",
          e);
    }
  }

  /** What is said at {@link Manifest#identifier()}. */
  static String identifier(Manifest manifest) {
    return Sha256.of(
        JsonText.line(plan(manifest, manifest.adaptive().map(AdaptiveSizes::firstStage))));
  }

  /** The content of the file of a manifest. */
  static byte[] content(Manifest manifest) {
    return JsonText.pretty(encode(manifest));
  }

  /** The same plan with other texts. */
  static Manifest withTexts(Manifest manifest, TextReplacement replacement) {
    return decode(encode(manifest).withTexts(replacement));
  }

  private static JsonObject encode(Manifest manifest) {
    JsonObject all = whole(manifest);
    return all.put(DIGEST, digest(all));
  }

  /** The digest of all fields but itself, as they are written. */
  private static String digest(JsonObject json) {
    return Sha256.of(JsonText.line(json.without(DIGEST)));
  }

  private static JsonObject whole(Manifest manifest) {
    return plan(manifest, manifest.adaptive())
        .put("campaign", identifier(manifest))
        .put("blocks", manifest.blocks())
        .put("spread", manifest.spread().map(Duration::toString).orElse(null))
        .put("states", manifest.states().map(ManifestFile::encode).orElse(null))
        .put("design", manifest.design().launches().stream().map(ManifestFile::encode).toList());
  }

  private static JsonObject plan(Manifest manifest, Optional<AdaptiveSizes> sizes) {
    JsonObject settings = LaunchSettingsCodec.encode(manifest.settings());
    return new JsonObject()
        .put("formatVersion", Manifest.FORMAT_VERSION)
        .put("tutti", manifest.origin().tutti())
        .put("created", manifest.origin().created().toString())
        .put("seed", manifest.seed())
        .put("order", Design.ORDER)
        .put("adaptive", sizes.map(AdaptiveSizesCodec::encode).orElse(null))
        .put("settings", settings)
        .put(
            "treatments",
            manifest.treatments().stream().map(planned -> encode(planned, settings)).toList())
        .put("program", manifest.origin().program())
        .put("environment", manifest.origin().environment());
  }

  private static Duration duration(JsonObject json, String name) {
    Duration time = Duration.parse(json.text(name));
    if (time.isNegative()) {
      throw new MalformedJsonException('"' + name + "\" is negative");
    }
    return time;
  }

  private static JsonObject encode(WantedStates states) {
    JsonObject launches = new JsonObject();
    states.launches().forEach((state, number) -> launches.put(state.word(), number));
    return new JsonObject().put("launches", launches).put("patience", states.patience().toString());
  }

  private static WantedStates states(JsonObject json) {
    Map<MachineState, Integer> launches = new EnumMap<>(MachineState.class);
    JsonObject numbers = json.object("launches");
    for (MachineState state : MachineState.values()) {
      if (numbers.has(state.word())) {
        launches.put(state, numbers.count(state.word()));
      }
    }
    return new WantedStates(launches, duration(json, "patience"));
  }

  /** What a treatment changes of the settings of the campaign. */
  private static JsonObject encode(PlannedTreatment planned, JsonObject campaign) {
    JsonObject settings = LaunchSettingsCodec.encode(planned.settings());
    return new JsonObject()
        .put("levels", encode(planned.treatment().levels()))
        .put("changes", settings.differingFrom(campaign))
        .put("unset", campaign.names().stream().filter(name -> !settings.has(name)).toList());
  }

  private static PlannedTreatment decode(JsonObject treatment, JsonObject campaign) {
    JsonObject settings = new JsonObject().putAll(campaign).putAll(treatment.object("changes"));
    for (String name : treatment.texts("unset")) {
      settings = settings.without(name);
    }
    return new PlannedTreatment(
        new Treatment(treatment.textFields("levels")), LaunchSettingsCodec.decode(settings));
  }

  private static JsonObject encode(PlannedLaunch launch) {
    return new JsonObject()
        .put("launch", launch.number())
        .put("block", launch.block())
        .put("place", launch.place())
        .put("levels", encode(launch.treatment().levels()));
  }

  /** The levels in the order of the factors, which is not alphabetical. */
  private static JsonObject encode(Map<String, String> levels) {
    JsonObject json = new JsonObject();
    levels.forEach(json::put);
    return json;
  }

  /** The design is not read but made again, so it must be made in the same way. */
  private static Manifest decode(JsonObject json) {
    if (!json.text("order").equals(Design.ORDER)) {
      throw new MalformedJsonException("\"order\" is not \"" + Design.ORDER + "\"");
    }
    JsonObject settings = json.object("settings");
    List<PlannedTreatment> treatments =
        json.objects("treatments").stream().map(treatment -> decode(treatment, settings)).toList();
    return new Manifest(
        new Manifest.Origin(
            json.text("tutti"),
            Instant.parse(json.text("created")),
            json.textFields("program"),
            json.textFields("environment")),
        LaunchSettingsCodec.decode(settings),
        treatments,
        json.count("blocks"),
        json.integer("seed"),
        json.has("adaptive")
            ? Optional.of(AdaptiveSizesCodec.decode(json.object("adaptive")))
            : Optional.empty(),
        json.has("spread") ? Optional.of(duration(json, "spread")) : Optional.empty(),
        json.has("states") ? Optional.of(states(json.object("states"))) : Optional.empty());
  }
}
