package org.tutti.processor.read;

/** The annotations that hold one setting each, and the setting of the runtime they stand for. */
enum SettingAnnotation {
  PARAM("Param", "msizes", "msizes", 0),
  SYNC("Sync", "value", "sync", 0),
  COLD_CACHE("ColdCache", "value", "coldCache", 0),
  REPETITIONS("Repetitions", "value", "repetitions", 1),
  LAUNCHES("Launches", "value", "launches", 1),
  WARMUP("Warmup", "value", "warmup", 0);

  private final String annotation;
  private final String attribute;
  private final String setting;
  private final long minimum;

  SettingAnnotation(String annotation, String attribute, String setting, long minimum) {
    this.annotation = annotation;
    this.attribute = attribute;
    this.setting = setting;
    this.minimum = minimum;
  }

  String annotation() {
    return annotation;
  }

  String attribute() {
    return attribute;
  }

  /** The method of {@code Settings.Builder}. */
  String setting() {
    return setting;
  }

  /** The smallest number that makes sense. */
  long minimum() {
    return minimum;
  }
}
