package org.tutti.lab.mpj;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The class loaders of one job in multicore mode. They live as long as the process. */
public final class RankLoaders {
  private final URLClassLoader shared;
  private final URL[] own;

  private RankLoaders(URLClassLoader shared, URL[] own) {
    this.shared = shared;
    this.own = own;
  }

  /** Loaders that load the class path of this JVM separately for each rank. */
  public static RankLoaders ofClassPath(MpjInstallation installation) {
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(entry -> !entry.isEmpty())
            .map(Path::of)
            .toList();
    return of(installation, ClassLoader.getPlatformClassLoader(), classPath);
  }

  /** Loaders that load {@code classPath} separately for each rank and share {@code parent}. */
  static RankLoaders of(MpjInstallation installation, ClassLoader parent, List<Path> classPath) {
    List<Path> own = new ArrayList<>(installation.ownJars());
    own.addAll(classPath);
    return new RankLoaders(new URLClassLoader(urls(installation.sharedJars()), parent), urls(own));
  }

  ClassLoader shared() {
    return shared;
  }

  ClassLoader ofRank() {
    return new URLClassLoader(own, shared);
  }

  private static URL[] urls(List<Path> paths) {
    URL[] urls = new URL[paths.size()];
    for (int i = 0; i < urls.length; i++) {
      try {
        urls[i] = paths.get(i).toUri().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException("no class path entry: " + paths.get(i), e);
      }
    }
    return urls;
  }
}
