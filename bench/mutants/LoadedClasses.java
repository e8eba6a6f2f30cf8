package org.tutti.bench.mutants;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** The classes in the directories of the class path, loaded anew, and the names of those needed. */
final class LoadedClasses extends URLClassLoader {
  private final Set<String> names = new ConcurrentSkipListSet<>();

  LoadedClasses(ClassLoader others) throws MalformedURLException {
    super(directories(), others);
  }

  /** Top-level classes that have been loaded so far. */
  Set<String> names() {
    return names;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded == null && findResource(name.replace('.', '/') + ".class") != null) {
        names.add(name.replaceFirst("\\$.*", ""));
        loaded = findClass(name);
      }
      return loaded == null ? super.loadClass(name, resolve) : loaded;
    }
  }

  private static URL[] directories() throws MalformedURLException {
    List<URL> directories = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (Files.isDirectory(Path.of(entry))) {
        directories.add(Path.of(entry).toUri().toURL());
      }
    }
    return directories.toArray(URL[]::new);
  }
}
