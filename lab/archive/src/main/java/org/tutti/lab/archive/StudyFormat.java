package org.tutti.lab.archive;

import java.util.regex.Pattern;

/** The layout of an archive, as those who write and those who read it know it. */
final class StudyFormat {
  /** Version of the layout; the description of an archive has it as its schema version. */
  static final int VERSION = 1;

  static final String SCHEMA = "tutti-study/";

  /** What a campaign is read from; reports are made of it. */
  private static final Pattern DATA =
      Pattern.compile(
          "campaigns/[A-Za-z0-9._-]+/(manifest[.]json|journal[.]jsonl|launches/\\d{1,9}[.]jsonl)"
              + "|benchmarks/[A-Za-z0-9._-]+[.]jar");

  private static final Pattern UNSAFE =
      Pattern.compile("(/.*)|(.*/)?[.]{1,2}(/.*)?|.*[\\\\:\\p{Cntrl}].*|.*//.*|", Pattern.DOTALL);

  private StudyFormat() {}

  /** Whether a file is data or benchmarks, which whoever replicates a study needs. */
  static boolean isNeeded(String name) {
    return DATA.matcher(name).matches();
  }

  /** Whether a name could lead out of the directory into which it is unpacked. */
  static boolean isUnsafe(String name) {
    return UNSAFE.matcher(name).matches();
  }
}
