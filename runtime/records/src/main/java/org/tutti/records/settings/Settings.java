package org.tutti.records.settings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.annotations.RunTimeBasis;
import org.tutti.annotations.syntax.TextList;
import org.tutti.records.contrast.CellContrast;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.parameter.SyncParameterValue;
import org.tutti.sync.process.ArrivalPattern;

/**
 * Settings and their values; other settings are unset. Those of the command line take precedence
 * {@link #over} those of the annotations, and these over the {@link #defaults}. Immutable.
 */
public final class Settings {
  /** All settings are unset. */
  public static final Settings NONE = builder().build();

  private static final Settings DEFAULTS = makeDefaults();

  /** How ranks are synchronized that arrive by a pattern, unless it is said. */
  private static final String PLANNED = "WINDOW";

  private final Map<SettingKey<?>, SettingValue<?>> values;
  private final Map<String, List<String>> parameters;
  private final List<CellContrast> contrasts;

  /** Created when it is first requested, since only complete settings have one. */
  private SyncConfiguration syncConfiguration;

  private Settings(
      Map<SettingKey<?>, SettingValue<?>> values,
      Map<String, List<String>> parameters,
      List<CellContrast> contrasts) {
    this.values = Collections.unmodifiableMap(values);
    this.parameters = Collections.unmodifiableMap(parameters);
    this.contrasts = List.copyOf(contrasts);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** The defaults of all settings that have one. */
  public static Settings defaults() {
    return DEFAULTS;
  }

  private static Settings makeDefaults() {
    Builder defaults = builder();
    for (SettingKey<?> key : SettingKey.all()) {
      if (key.defaultValue().isPresent()) {
        defaults.set(key.defaultValue().get());
      }
    }
    return defaults.build();
  }

  /** The value of a setting that is set or has a default. */
  public <T> T get(SettingKey<T> key) {
    Optional<T> value = find(key);
    if (value.isEmpty()) {
      throw new IllegalStateException(key + " has no default");
    }
    return value.get();
  }

  /** The value of a setting, if it is set. */
  @SuppressWarnings("unchecked") // The builder files each value under its own key.
  public <T> Optional<T> find(SettingKey<T> key) {
    SettingValue<T> setting = (SettingValue<T>) values.get(key);
    return setting == null ? Optional.empty() : Optional.of(setting.value());
  }

  /** Its value if it is set, otherwise its default, if it has one. */
  public <T> Optional<T> orDefault(SettingKey<T> key) {
    Optional<T> value = find(key);
    return value.isPresent() || key.defaultValue().isEmpty()
        ? value
        : Optional.of(key.defaultValue().get().value());
  }

  /** The settings that are set. */
  public Collection<SettingValue<?>> values() {
    return values.values();
  }

  /** The texts of the settings that are set, by name. */
  public Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    values.values().forEach(setting -> texts.put(setting.key().name(), setting.text()));
    return texts;
  }

  /**
   * The settings in the record of a cell that have no field of their own there and differ from the
   * default, by name.
   */
  public Map<String, String> recorded() {
    Map<String, String> recorded = new TreeMap<>();
    for (SettingValue<?> setting : values.values()) {
      if (setting.key().isRecorded() && !setting.isDefault()) {
        recorded.put(setting.key().name(), setting.recordedText());
      }
    }
    return recorded;
  }

  /** Values that replace those of a benchmark's parameters, by the parameter's name. */
  public Map<String, List<String>> parameters() {
    return parameters;
  }

  /** What is compared; if there is any, nothing else is measured. */
  public List<CellContrast> contrasts() {
    return contrasts;
  }

  /** The synchronization that results from all settings concerned. */
  public SyncConfiguration syncConfiguration() {
    if (syncConfiguration == null) {
      SyncConfiguration configuration = withArrival(withSyncParameters(sync()));
      Optional<RunTimeBasis> basis = find(SettingKey.RUN_TIME);
      syncConfiguration =
          basis.isPresent()
              ? configuration.with(RunTimeKind.valueOf(basis.get().name()))
              : configuration;
    }
    return syncConfiguration;
  }

  /** Arrivals are planned, which the default synchronization does not do. */
  private SyncConfiguration sync() {
    // A barrier that is asked for is another value than the default, and is refused with a pattern.
    SettingValue<?> usual = SettingKey.SYNC.defaultValue().orElseThrow();
    return find(SettingKey.ARRIVAL).isPresent()
            && values.getOrDefault(SettingKey.SYNC, usual) == usual
        ? SyncConfiguration.of(PLANNED)
        : get(SettingKey.SYNC);
  }

  private SyncConfiguration withArrival(SyncConfiguration configuration) {
    Optional<ArrivalPattern> arrival = find(SettingKey.ARRIVAL);
    return arrival.isPresent() ? configuration.with(arrival.get()) : configuration;
  }

  /**
   * Checks that the synchronization accepts its parameters.
   *
   * @throws org.tutti.diagnostics.TuttiException if it does not accept one of them
   */
  public void checkSyncParameters() {
    Optional<SyncConfiguration> sync = find(SettingKey.SYNC);
    if (sync.isPresent()) {
      withSyncParameters(sync.get());
    }
  }

  private SyncConfiguration withSyncParameters(SyncConfiguration configuration) {
    SyncConfiguration extended = configuration;
    for (SyncParameterValue<?> given : find(SettingKey.SYNC_PARAMETERS).orElse(List.of())) {
      extended = extended.with(given);
    }
    return extended;
  }

  /**
   * These settings, and those of {@code other} that are unset here. A synchronization that is set
   * here also replaces the parameters of the other one, which do not apply to it.
   */
  public Settings over(Settings other) {
    Builder merged = new Builder();
    merged.values.putAll(other.values);
    if (values.containsKey(SettingKey.SYNC)) {
      merged.values.remove(SettingKey.SYNC_PARAMETERS);
    }
    merged.values.putAll(values);
    merged.parameters.putAll(other.parameters);
    merged.parameters.putAll(parameters);
    merged.contrasts.addAll(contrasts.isEmpty() ? other.contrasts : contrasts);
    return merged.build();
  }

  /** The same with one setting, instead of its value here, if it has any. */
  public Settings with(SettingValue<?> setting) {
    Map<SettingKey<?>, SettingValue<?>> all = new LinkedHashMap<>(values);
    put(all, setting);
    return new Settings(all, parameters, contrasts);
  }

  /** A setting that may be given several times and has no text is not set. */
  private static void put(Map<SettingKey<?>, SettingValue<?>> values, SettingValue<?> setting) {
    if (setting.key().isRepeatable() && setting.text().isEmpty()) {
      values.remove(setting.key());
    } else {
      values.put(setting.key(), setting);
    }
  }

  /** The same with this value of a setting, if there is one. */
  public <T> Settings with(SettingKey<T> key, Optional<T> value) {
    return value.map(one -> with(SettingValue.of(key, one))).orElse(this);
  }

  /**
   * The same with one more text of a setting.
   *
   * @throws IllegalArgumentException if it may not be given several times
   */
  public Settings plus(SettingKey<?> key, String text) {
    if (!key.isRepeatable()) {
      throw new IllegalArgumentException(key + " has a single value, so none can be added");
    }
    SettingValue<?> before = values.get(key);
    return with(key.parse(before == null ? text : before.text() + SettingKey.AND + text));
  }

  /** The same without settings of other scopes; parameters and contrasts are of ranks. */
  public Settings of(SettingScope... scopes) {
    List<SettingScope> kept = List.of(scopes);
    Map<SettingKey<?>, SettingValue<?>> some = new LinkedHashMap<>();
    for (SettingValue<?> setting : values.values()) {
      if (kept.contains(setting.key().scope())) {
        some.put(setting.key(), setting);
      }
    }
    return kept.contains(SettingScope.RANK)
        ? new Settings(some, parameters, contrasts)
        : new Settings(some, Map.of(), List.of());
  }

  /** The same with one of the settings unset. */
  public Settings without(SettingKey<?> key) {
    Map<SettingKey<?>, SettingValue<?>> others = new LinkedHashMap<>(values);
    others.remove(key);
    return new Settings(others, parameters, contrasts);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Settings settings
        && values.equals(settings.values)
        && parameters.equals(settings.parameters)
        && contrasts.equals(settings.contrasts);
  }

  @Override
  public int hashCode() {
    return Objects.hash(values, parameters, contrasts);
  }

  /** All on one line, for the user. */
  @Override
  public String toString() {
    return String.join(" ", words());
  }

  /** Each of them, for the user. */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    values.values().forEach(setting -> words.add(setting.toString()));
    parameters.forEach((name, levels) -> words.add(name + "=" + TextList.joinByCommas(levels)));
    contrasts.forEach(contrast -> words.add(contrast.toString()));
    return words;
  }

  /** Builds settings; all are unset at first. */
  public static final class Builder {
    private final Map<SettingKey<?>, SettingValue<?>> values = new LinkedHashMap<>();
    private final Map<String, List<String>> parameters = new LinkedHashMap<>();
    private final List<CellContrast> contrasts = new ArrayList<>();

    private Builder() {}

    /**
     * Sets one setting from its text.
     *
     * @throws org.tutti.diagnostics.TuttiException if the text is not a value of the setting
     */
    public Builder set(SettingKey<?> key, String text) {
      return set(key.parse(text));
    }

    /**
     * Sets the setting of this name from its text.
     *
     * @throws IllegalArgumentException if there is no such setting
     * @throws org.tutti.diagnostics.TuttiException if the text is not a value of it
     */
    public Builder set(String name, String text) {
      Optional<SettingKey<?>> key = SettingKey.named(name);
      if (key.isEmpty()) {
        throw new IllegalArgumentException("there is no setting " + name);
      }
      return set(key.get(), text);
    }

    /** Sets one setting. */
    public Builder set(SettingValue<?> setting) {
      put(values, setting);
      return this;
    }

    /** Replaces the values of a parameter, in every benchmark that has it. */
    public Builder parameter(String name, List<String> values) {
      parameters.put(Objects.requireNonNull(name, "name"), List.copyOf(values));
      return this;
    }

    /** Measures only cells that this contrast, or another one, compares. */
    public Builder contrast(CellContrast contrast) {
      contrasts.add(contrast);
      return this;
    }

    public Settings build() {
      return new Settings(new LinkedHashMap<>(values), new LinkedHashMap<>(parameters), contrasts);
    }
  }
}
